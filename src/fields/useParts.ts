import { useEffect } from 'react'
import { own } from '../internal/own'
import type { FieldProps } from './FieldProps'

/** Let a form lead to the controls of parts, by the ids of those that are on the page. */
export function useParts(
  { registerParts }: Pick<FieldProps<never>, 'registerParts'>,
  ids: Readonly<Record<string, string>>,
): void {
  const known = JSON.stringify(ids)
  useEffect(
    () => registerParts?.((part) => own(JSON.parse(known) as Record<string, string>, part)),
    [registerParts, known],
  )
}
