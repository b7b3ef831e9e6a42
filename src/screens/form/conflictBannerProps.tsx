import { ValueText } from '../../collection/ValueText'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { valueText } from '../../spec/values/valueText'
import type { ConflictBannerProps } from './ConflictBanner'
import { labelIn } from '../product/labelIn'
import type { FormScreenState } from './FormScreenState'

/** A conflict in the words of the person: labels for names, values as they are shown. */
export function conflictBannerProps<F extends Fields>(
  entity: Entity<F>,
  { theirs, problem, differences, alsoTheirs, ...conflict }: NonNullable<FormScreenState<F>['conflict']>,
  locale: string,
): ConflictBannerProps {
  return {
    // Theirs may be asked for anew at any time: what is there can be decided about.
    reading: conflict.reading && theirs === undefined,
    onKeep: conflict.onKeep,
    onTake: conflict.onTake,
    onMerge: conflict.onMerge,
    onRetry: problem && conflict.onRetry,
    alsoTheirs: alsoTheirs.map((name) => labelIn(entity, name, locale)),
    differences: differences.map(({ name, yours, both }) => {
      const mine = Object.fromEntries([[name, yours]])
      const merged = Object.fromEntries([[name, both]])
      const text = (record: object = {}) => textOf(entity, name, record, locale)
      return {
        id: name,
        label: labelIn(entity, name, locale),
        yours: <ValueText entity={entity} field={name} record={mine} />,
        theirs: theirs && <ValueText entity={entity} field={name} record={theirs} />,
        alike: text(mine) === text(theirs),
        both: both === undefined ? undefined : <ValueText entity={entity} field={name} record={merged} />,
      }
    }),
  }
}

/** As a page shows it: of several spaces one is seen. */
function textOf(entity: Pick<Entity, 'fields'>, name: string, record: object, locale: string): string {
  const field = entity.fields[name]
  const value = ownValue(record, name)
  return field && value !== undefined && value !== null
    ? valueText(field, value, locale).replace(/\s+/g, ' ').trim()
    : ''
}
