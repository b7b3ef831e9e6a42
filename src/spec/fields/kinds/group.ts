import { groupRules } from '../../../messages/rules/groupRules'
import type { DraftBy, PartBy, RecordBy } from '../../entities/Entity'
import type { Fields, GroupShape } from '../Field'
import type { Built, Certainty, FieldOptions, FieldBase } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { schemaOfFields } from '../schemaOfFields'

const kind: Kind<GroupShape & FieldBase> = {
  messages: groupRules,
  check: (field, raw, checking) => checking.readFields(field.fields, raw) ?? checking.reject('group', raw),
  schema: ({ fields }) => ({ ...schemaOfFields(fields) }),
}

/** Fields that belong together, as one value: `address: group({ street: text(), city: text() })`. */
export function group<
  const F extends Fields,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(fields: F, options?: FieldOptions<RecordBy<F>> & Certainty<IsRequired, IsReadOnly>) {
  return build('group', kind, { ...options, fields }) as Built<
    'group',
    FieldOptions<object> & GroupShape<F>,
    IsReadOnly extends true ? RecordBy<F> : PartBy<F>,
    DraftBy<F>,
    IsRequired,
    IsReadOnly
  >
}
