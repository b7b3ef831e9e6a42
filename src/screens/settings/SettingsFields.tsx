'use client'

import Lock from 'lucide-react/icons/lock'
import { use } from 'react'
import { EntityField } from '../../form/EntityField'
import { ReadOnlyContext, ReadOnlyReasonsContext } from '../../form/FormContext'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'

interface SettingsFieldsProps<F extends Fields> {
  entity: Entity<F>
  names: readonly (keyof F & string)[]
}

/** The fields of one group. Where none of them may be changed, and all for one reason, that is said once. */
export function SettingsFields<F extends Fields>({ entity, names }: SettingsFieldsProps<F>) {
  const reasons = use(ReadOnlyReasonsContext)
  const reason = sharedReason(names, reasons)
  const fields = names.map((name) => <EntityField key={name} entity={entity} name={name} />)
  if (reason === undefined) return fields
  return (
    <>
      <p className="sw-SettingsScreen-reason">
        <Lock className="sw-icon" aria-hidden="true" />
        {reason}
      </p>
      <ReadOnlyReasonsContext value={noReasons}>
        <ReadOnlyContext value>{fields}</ReadOnlyContext>
      </ReadOnlyReasonsContext>
    </>
  )
}

const noReasons: ReadonlyMap<string, string> = new Map()

/** Why none of the fields may be changed, where one reason holds for all of several. */
function sharedReason(names: readonly string[], reasons: ReadonlyMap<string, string>): string | undefined {
  const [first = ''] = names
  const reason = reasons.get(first)
  return names.length > 1 && names.every((name) => reasons.get(name) === reason) ? reason : undefined
}
