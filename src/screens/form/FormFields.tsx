import type { ReactNode, SubmitEvent } from 'react'
import { FieldNotesContext, ReadOnlyReasonsContext, RequiredFieldsContext } from '../../form/FormContext'
import type { ConflictBannerProps } from './ConflictBanner'
import { ConflictBeside } from './ConflictBeside'
import type { ConflictChoice } from './useConflictChoice'

interface FormFieldsProps {
  /** Fields that are to be read only while the others are filled in, by name: each with the reason. */
  readOnlyReasons: ReadonlyMap<string, string> | undefined
  /** Fields that a rule requires, by name. */
  requiredFields: ReadonlySet<string> | undefined
  /** The conflict that is settled beside the fields, while there is one. */
  conflict: Pick<ConflictBannerProps, 'differences'> | undefined
  choice: ConflictChoice
  children: ReactNode
}

/** The fields of a form, each with what is to be said beside it: why it cannot be changed, the versions of a conflict. */
export function FormFields(props: FormFieldsProps) {
  const { readOnlyReasons = noReasons, requiredFields = noneRequired, conflict, choice, children } = props
  return (
    <ReadOnlyReasonsContext value={readOnlyReasons}>
      <RequiredFieldsContext value={requiredFields}>
        <FieldNotesContext value={conflict ? besideFields(conflict, choice) : noNotes}>
          {children}
        </FieldNotesContext>
      </RequiredFieldsContext>
    </ReadOnlyReasonsContext>
  )
}

const noReasons: ReadonlyMap<string, string> = new Map()
const noneRequired: ReadonlySet<string> = new Set()
const noNotes: ReadonlyMap<string, ReactNode> = new Map()

/** A choice for each field that two people changed. */
function besideFields({ differences }: Pick<ConflictBannerProps, 'differences'>, choice: ConflictChoice) {
  return new Map<string, ReactNode>(
    differences.map((difference) => [
      difference.id,
      <ConflictBeside key={difference.id} difference={difference} choice={choice} />,
    ]),
  )
}

/** Enter does not save while there is something to decide: it leads there. */
export function leadToConflict(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelector<HTMLElement>('.sw-ConflictBanner')?.focus()
}
