import type { DataSource, ListFilter, RecordId } from '../../data/DataSource'
import { widerFilter } from '../../data/grantFilter'
import { absoluteFilter } from '../../spec/values/fromNow'
import { alternativesOf, evaluate } from '../../spec/conditions/When'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/Field'
import type { Me } from '../../spec/values/Me'
import { ownValue } from '../../spec/values/ownValue'
import type { ValidateOptions } from '../../spec/rules/validate'

/** Enough for those that the source cannot tell from those that are meant: the ones that begin just when another ends. */
const most = 50

/**
 * Ask a source about other records, for rules across records. Where it cannot filter so, nothing is found: the source itself
 * will say so on saving.
 *
 * @param id the record that may keep its values
 * @param me the person who asks
 */
export function othersIn<F extends Fields, R extends object>(
  { id: idField, fields }: Pick<Entity<F>, 'id' | 'fields'>,
  source: DataSource<R>,
  id: RecordId | undefined,
  me: Me | undefined,
): Required<Pick<ValidateOptions, 'isTaken' | 'hasOther'>> {
  const find = (filter: ListFilter, limit: number, signal: AbortSignal) =>
    source.list({ filter, limit }, { signal }).then(
      ({ records }) => records.filter((record) => String(ownValue(record, idField)) !== String(id)),
      // Without an answer nothing is known; the source will say so on saving.
      () => [],
    )
  return {
    isTaken(values, signal) {
      const names = Object.keys(values)
      if (!names.every((name) => source.can.filter[name]?.includes('is'))) return false
      const filter = Object.fromEntries(names.map((name) => [name, { is: values[name] }]))
      // Two are enough: one of them may be the record itself.
      return find(filter, 2, signal).then((others) => others.length > 0)
    },
    hasOther(condition, signal) {
      const filters = alternativesOf(condition)
        .map((one) => widerFilter(one, source.can, me, fields))
        .filter((filter) => filter !== undefined)
      if (filters.length === 0) return false
      const isMeant = (record: R) => evaluate(condition, record, { fields, me })
      return Promise.all(filters.map((filter) => find(absoluteFilter(filter, fields), most, signal))).then(
        (found) => found.flat().some(isMeant),
      )
    },
  }
}
