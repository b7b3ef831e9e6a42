import type { DataSource, RecordId } from '../../data/DataSource'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/Field'
import { ownValue } from '../../spec/values/ownValue'
import type { ValidateOptions } from '../../spec/rules/validate'

/**
 * Ask a source whether another record has the same values, for rules across records. Where it cannot filter by a value,
 * nothing is taken: the source itself will say so on saving.
 *
 * @param id the record that may keep its values
 */
export function isTakenIn<F extends Fields, R extends object>(
  entity: Pick<Entity<F>, 'id'>,
  source: DataSource<R>,
  id: RecordId | undefined,
): NonNullable<ValidateOptions['isTaken']> {
  return (values, signal) => {
    const names = Object.keys(values)
    if (!names.every((name) => source.can.filter[name]?.includes('is'))) return false
    const filter = Object.fromEntries(names.map((name) => [name, { is: values[name] }]))
    // Two are enough: one of them may be the record itself.
    return source.list({ filter, limit: 2 }, { signal }).then(
      ({ records }) => records.some((record) => String(ownValue(record, entity.id)) !== String(id)),
      // Without an answer nothing is known; the source will say so on saving.
      () => false,
    )
  }
}
