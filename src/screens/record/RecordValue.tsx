import { ValueMark } from '../../collection/ValueMark'
import { ValueText, type ValueTextProps } from '../../collection/ValueText'
import { RelativeTime } from '../../components/RelativeTime'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'
import { isInstant } from '../../spec/values/timeText'

interface RecordValueProps<F extends Fields> extends Omit<ValueTextProps<F>, 'layout'> {
  /**
   * It is one of the few that matter most. Of what a server has noted "two hours ago" says more than a date; of what a person
   * has set, as an appointment, the hour does.
   * @default false
   */
  fact?: boolean | undefined
}

/** A value on the page of a record. */
export function RecordValue<F extends Fields>({ fact = false, entity, field, record }: RecordValueProps<F>) {
  const declared = entity.fields[field]
  const value = ownValue(record, field)
  if (
    fact &&
    declared?.kind === 'instant' &&
    declared.readOnly &&
    typeof value === 'string' &&
    isInstant(value)
  ) {
    return (
      <ValueMark entity={entity} field={field} record={record}>
        <RelativeTime value={value} zone={declared.zone} />
      </ValueMark>
    )
  }
  // Words chosen from a set are told apart by their edges, wherever they stand on the page.
  const isLine = fact && declared?.kind !== 'choices'
  return <ValueText entity={entity} field={field} record={record} layout={isLine ? 'inline' : 'block'} />
}
