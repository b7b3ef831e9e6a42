import type { ReactNode } from 'react'
import type { FieldProps, PartError } from './FieldProps'
import { paragraphOf } from './paragraphOf'

interface ErrorsByPart<Part extends string> {
  /** The words about the whole, and about parts that are not on the page. */
  readonly error: ReactNode
  readonly errors: { readonly [Name in Part]?: string | undefined }
}

/** Take the words about parts that are on the page out of those about the whole. */
export function errorsByPart<Part extends string>(
  { error, partErrors }: Pick<FieldProps<never>, 'error' | 'partErrors'>,
  parts: readonly Part[],
): ErrorsByPart<Part> {
  if (!partErrors) return { error, errors: {} }
  const isApart = ({ part }: PartError) => parts.some((one) => one === part)
  const errors = parts.map(
    (part) => [part, paragraphOf(partErrors.filter((one) => one.part === part))] as const,
  )
  return {
    error: paragraphOf(partErrors.filter((one) => !isApart(one))),
    errors: Object.fromEntries(errors) as ErrorsByPart<Part>['errors'],
  }
}
