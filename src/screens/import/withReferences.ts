import type { ReferenceTargets } from '../../components/useReference'
import { own } from '../../internal/own'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { askedOfFields, otherFieldsIn, withOtherValues } from '../../spec/conditions/onOtherRecords'
import { evaluate } from '../../spec/conditions/When'
import type { Entity } from '../../spec/entities/Entity'
import type { Me } from '../../spec/values/Me'
import type { FieldOf } from '../../spec/fields/fields'
import type { Issue } from '../../spec/rules/issues'
import { ownValue } from '../../spec/values/ownValue'
import { issueAt } from './issueAt'
import { type FoundReference, type KnownReferences, textsIn } from './referencesIn'

type Values = Readonly<Record<string, unknown>>

interface ReferenceSetting {
  /** The records that the texts may stand for. */
  readonly known: KnownReferences
  readonly references: ReferenceTargets
  readonly me: Me | undefined
  /** The value of a field that the `filter` of another one asks about. @default that of the values themselves */
  readonly valueBeside?: ((values: Values, asking: string, name: string) => unknown) | undefined
  readonly t: TranslateWith<ImportMessageKey>
}

/**
 * Put the ids of records in place of the texts that stand for them; find fault where a text stands for none, for several, or for one
 * that the field does not offer. Of several records of one name, those that it offers count.
 */
export function withReferences(
  { fields }: Pick<Entity, 'fields'>,
  read: Values,
  setting: ReferenceSetting,
): { readonly values: Values; readonly issues: readonly Issue[] } {
  const { known, t } = setting
  const values = { ...read }
  const issues: Issue[] = []
  const columns = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && Object.hasOwn(read, name) ? [{ name, field }] : [],
  )
  // A value that another one asks about has to be known by then.
  for (const { name, field } of columns.toSorted((one, other) => askedBy(one) - askedBy(other))) {
    const ids: FoundReference['id'][] = []
    let issue: Issue | undefined
    for (const text of textsIn(read[name])) {
      const called = known.get(field.to)?.get(text) ?? []
      const offered = called.filter(
        ({ record }) => !record || isOffered(name, field, record, values, setting),
      )
      const [only, another] = offered
      if (only && !another) ids.push(only.id)
      else issue ??= issueAt(name, t(faultOf(called, offered), { value: text }))
    }
    if (issue) issues.push(issue)
    else values[name] = field.many ? ids : ids[0]
  }
  return { values, issues }
}

const askedBy = ({ field }: { readonly field: FieldOf<'reference'> }) =>
  field.filter ? otherFieldsIn(field.filter).length : 0

function faultOf(called: readonly FoundReference[], offered: readonly FoundReference[]) {
  if (called.length === 0) return 'import.unknownTitle'
  return offered.length === 0 ? 'import.unfitTitle' : 'import.severalCalled'
}

/** Whether the field lets a record be chosen, as far as the person may read what it asks for. */
function isOffered(
  asking: string,
  { filter, to }: FieldOf<'reference'>,
  record: object,
  values: Values,
  { references, me, valueBeside = ownOf }: ReferenceSetting,
): boolean {
  const target = own(references, to)
  if (!filter || !target) return true
  const { fields } = target.entity
  const when = withOtherValues(askedOfFields(filter, fields), (name) => valueBeside(values, asking, name))
  return evaluate(when, record, { fields, me })
}

const ownOf = (values: Values, _: string, name: string) => ownValue(values, name)
