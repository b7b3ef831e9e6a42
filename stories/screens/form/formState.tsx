import { useState } from 'react'
import { createForm } from '../../../src/form/createForm'
import { EntityFields } from '../../../src/form/EntityFields'
import type { FormStore } from '../../../src/form/FormStore'
import { FormScreenView, type FormScreenViewProps } from '../../../src/screens/form/FormScreenView'
import { strike } from '../../fixtures/birdstrikes'
import { oneStrike } from '../strikePage'

const names = ['flightDate', 'airport', 'damage', 'speed'] as const

type SomeProps = Omit<FormScreenViewProps, 'store' | 'title'> & {
  /** Bring the form into the state that the story shows. */
  prepare?: (store: FormStore) => void
}

/** The form of one report in a given state, without a source. */
export function EditStrike({ prepare, ...props }: SomeProps) {
  const [store] = useState(() => {
    const form = createForm({ defaultValues: oneStrike })
    prepare?.(form)
    return form
  })
  return (
    <FormScreenView {...props} store={store} title={`Edit ${oneStrike.reportId}`}>
      <EntityFields entity={strike} names={names} />
    </FormScreenView>
  )
}

/** The values that the person wrote over two of the report. */
export const writeOver = (store: FormStore) => {
  store.setValue('airport', 'Dallas/Fort Worth Intl')
  store.setValue('speed', 140)
}

/** A failed call of which only the status is known. */
export const problem = (status: number) => ({ type: 'about:blank', title: `Status ${status}`, status })
