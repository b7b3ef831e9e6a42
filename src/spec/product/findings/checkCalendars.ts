import { own } from '../../../internal/own'
import type { Entity } from '../../entities/Entity'
import type { Field } from '../../fields/Field'
import { isColumnField } from '../../fields/isColumnField'
import type { SpecifiedScreen } from '../Product'
import { type Check, error, type Finding } from './Finding'

/** Calendars that do not know on which days records are, or in which columns of a day. */
export const checkCalendars: Check = ({ screens = {}, entities = [] }) =>
  Object.entries(screens).flatMap(([name, screen]): readonly Finding[] => {
    const entity = entities.find((one) => one.name === screen.entity)
    if (screen.shows !== 'calendar' || !entity) return []
    return [...checkDays(name, screen, entity), ...checkColumns(name, screen, entity)]
  })

function checkDays(name: string, screen: SpecifiedScreen, entity: Entity): readonly Finding[] {
  const { start, end } = screen.dates ?? {}
  const fields: Readonly<Record<string, Field>> = entity.fields
  const code = 'calendar-without-days'
  const first = start ?? entity.fieldNames.find((one) => isOnDays(own(fields, one)))
  const field = own(fields, first)
  if (first === undefined || !isOnDays(field)) {
    const reason =
      first === undefined
        ? `The calendar of “${entity.name}” has no day to put records on.`
        : `“${first}” does not say on which day a record of “${entity.name}” is.`
    return [error(code, `screens.${name}`, reason, 'Name a date, a range of dates or an instant.')]
  }
  if (end === undefined || (own(fields, end)?.kind === field?.kind && field?.kind !== 'dateRange')) return []
  const reason = `“${end}” does not say when a record ends that begins with “${first}”.`
  return [error(code, `screens.${name}.dates.end`, reason, 'Name a field of the same kind, or leave it out.')]
}

function checkColumns(name: string, { dates }: SpecifiedScreen, entity: Entity): readonly Finding[] {
  const columns = dates?.columns
  const field = own<Field>(entity.fields, columns)
  if (columns === undefined || isColumnField(field)) return []
  const reason = field
    ? `“${columns}” of “${entity.name}” is neither a choice nor a boolean nor one reference, so that a day cannot be drawn in columns of its values.`
    : `“${entity.name}” has no field “${columns}”, so that a day cannot be drawn in columns of its values.`
  const cure = 'Name a choice, a boolean or a reference to one record, or leave it out.'
  return [error('calendar-without-columns', `screens.${name}.dates.columns`, reason, cure)]
}

function isOnDays(field: Field | undefined): boolean {
  return field?.kind === 'date' || field?.kind === 'dateRange' || field?.kind === 'instant'
}
