import type { DataSource, RecordActivity } from '../DataSource'
import type { Row } from '../Row'
import { valueAt } from './readAnswer'
import { addressBelow } from './restAddress'
import type { RestAnswer } from './restCall'
import type { RestActivity } from './RestSourceOptions'
import { restStretch } from './restStretch'
import { type RestSurroundings, restVersions } from './restVersions'

/** Read the changes of all records from an address below theirs. */
export function restActivity(
  {
    path = '/activity',
    cursor: cursorName = 'cursor',
    limit: limitName = 'limit',
    by: byName = 'by',
    from: fromName = 'from',
    changes,
    people: peoplePlace = '/people',
    next: nextPlace = '/next',
    read = asSent,
  }: RestActivity,
  surroundings: RestSurroundings,
): NonNullable<DataSource<Row>['activity']> {
  const { options, call } = surroundings
  const own = restVersions(surroundings)
  const readChange = (sent: unknown): RecordActivity<Row> => {
    const change = own.version(read(sent))
    return { ...change, recordId: own.id(change.recordId) }
  }
  return async ({ cursor, limit, by, from } = {}, { signal } = {}) => {
    const { answer, items, next } = await restStretch({
      call,
      address: addressBelow(options.url, path),
      signal,
      asked: { [cursorName]: cursor, [limitName]: limit, [byName]: by, [fromName]: from },
      cursorName,
      // The names of people are an array as well.
      items: changes ?? changesIn,
      next: nextPlace,
    })
    const people = valueAt(answer, peoplePlace)
    return {
      changes: items.map(readChange),
      ...(isTexts(people) && { people }),
      ...(next !== undefined && { next }),
    }
  }
}

const changesIn = (answer: RestAnswer) =>
  Array.isArray(valueAt(answer, '/changes')) ? '/changes' : undefined

const asSent = (sent: unknown): RecordActivity => sent as RecordActivity

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
