import { fail } from '../../internal/developerMessages'
import type { Entity } from '../../spec/entities/Entity'
import type { DataSource, RecordId, WriteOptions } from '../DataSource'
import { ProblemError } from '../problems'
import type { Row } from '../Row'
import { valueAt } from './readAnswer'
import { addressBelow, addressOf, idIn } from './restAddress'
import type { RestAnswer, RestCall, RestRequest } from './restCall'
import type { RestRecords } from './restRecords'
import type { RestSourceOptions } from './RestSourceOptions'
import { restSteps } from './restSteps'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

interface Surroundings {
  readonly entity: Entity
  readonly options: RestSourceOptions
  readonly records: RestRecords
  readonly call: RestCall
}

type Methods = Required<
  Pick<DataSource<Row>, 'get' | 'create' | 'update' | 'transition' | 'remove' | 'restore' | 'purge'>
>

/** Read, make, change, remove, bring back and purge single records below the address of all. */
export function restMethods({ entity, options, records, call }: Surroundings): Methods {
  const { url, record = '', update: kind = 'patch', version: versionIn = 'header', restore = {} } = options
  const stepOf = restSteps(entity, options, records)
  const keyHeader = options.idempotencyKey === true ? 'Idempotency-Key' : options.idempotencyKey || undefined

  const readRecord = (answer: RestAnswer): Row =>
    records.read(valueAt(answer, record), answer.headers.get('etag'))

  const get: Methods['get'] = async (id, { signal } = {}) =>
    readRecord(await call(addressOf(url, id), { signal }))

  async function send(address: string, request: RestRequest, write: WriteOptions): Promise<RestAnswer> {
    const { ifMatch, idempotencyKey, signal } = write
    const hasKey = keyHeader !== undefined && idempotencyKey !== undefined
    return call(address, {
      ...request,
      signal,
      comparesVersion: versionIn === 'body' && ifMatch !== undefined,
      // With its key a second call has no second effect, whatever it does.
      isRepeatable: hasKey || request.isRepeatable === true,
      headers: {
        ...request.headers,
        ...(hasKey && { [keyHeader]: idempotencyKey }),
        ...(ifMatch !== undefined && versionIn === 'header' && { 'if-match': etagOf(ifMatch) }),
      },
    })
  }

  /** Return the record as stored: from the answer, or read anew where the server sent none. */
  const stored = async (answer: RestAnswer, id: RecordId, { signal }: WriteOptions): Promise<Row> =>
    answer.body === undefined ? get(id, { signal }) : readRecord(answer)

  /** The version in the body, where the server looks for it. */
  const versioned = (values: Row, { ifMatch }: WriteOptions): Row =>
    versionIn === 'body' && entity.version !== undefined && ifMatch !== undefined
      ? { ...values, [entity.version]: ifMatch }
      : values

  async function patch(id: RecordId, changes: Row, write: WriteOptions): Promise<Row> {
    const headers = kind === 'merge-patch' ? { 'content-type': 'application/merge-patch+json' } : AS_JSON
    const body = records.write(versioned(changes, write), 'update')
    return stored(await send(addressOf(url, id), { method: 'PATCH', headers, body }, write), id, write)
  }

  /** Read the whole record first, so that what the changes do not name stays. */
  async function replace(id: RecordId, changes: Row, write: WriteOptions): Promise<Row> {
    const address = addressOf(url, id)
    const read = await call(address, { signal: write.signal })
    const hasKey = keyHeader !== undefined && write.idempotencyKey !== undefined
    // A repeated call may find what it did itself, which the server knows by its key.
    if (!hasKey) mustMatch(entity, readRecord(read), write)
    const { ifMatch = read.headers.get('etag') ?? undefined } = write
    // A version that stood in the header alone is no part of the record.
    const row = records.read(valueAt(read, record))
    const body = records.write(versioned({ ...row, ...changes }, write), 'update')
    const isRepeatable = ifMatch === undefined
    const request = { method: 'PUT', headers: AS_JSON, body, isRepeatable } as const
    return stored(await send(address, request, { ...write, ifMatch }), id, write)
  }

  /** Where a removed record is, once it is removed. */
  function addressOfRemoved(id: RecordId): string {
    const { purge, removed } = options
    if (typeof purge === 'string') return addressBelow(addressOf(url, id), purge)
    const { path = '/removed' } = typeof removed === 'object' ? removed : {}
    return addressOf(addressBelow(url, path), id)
  }

  /** Send something to what stands behind the address of a record. */
  async function post(id: RecordId, below: string, write: WriteOptions, body?: string): Promise<Row> {
    const address = addressOf(url, id).replace(
      /(\/?)(\?.*)?$/s,
      (_, end: string, query = '') => below + end + query,
    )
    const request = body === undefined ? {} : { headers: AS_JSON, body }
    return stored(await send(address, { method: 'POST', ...request }, write), id, write)
  }

  /**
   * Where the server wants a version (428) and none could be at hand, as of a record that came in a list and has an `ETag` alone: read
   * the record, and send what is to be done with the version that it has now. One that has its version in itself was to be sent with it.
   *
   * @see RFC 6585, section 3
   */
  async function matching<Answer>(
    id: RecordId,
    write: WriteOptions,
    act: (write: WriteOptions) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await act(write)
    } catch (thrown) {
      const isWanted = thrown instanceof ProblemError && thrown.problem.status === 428
      if (!isWanted || write.ifMatch !== undefined || versionIn !== 'header') throw thrown
      const answer = await call(addressOf(url, id), { signal: write.signal })
      const ifMatch = answer.headers.get('etag')
      const { version } = entity
      const isInside = version !== undefined && records.read(valueAt(answer, record))[version] !== undefined
      if (ifMatch === null || isInside) throw thrown
      return act({ ...write, ifMatch })
    }
  }

  const change: Methods['update'] = (id, changes, write = {}) =>
    matching(id, write, (own) => (kind === 'put' ? replace(id, changes, own) : patch(id, changes, own)))

  return {
    get,

    async create(values, write = {}) {
      const body = records.write(values, 'create')
      const answer = await send(url, { method: 'POST', headers: AS_JSON, body }, write)
      const id = answer.body === undefined ? idIn(answer.headers.get('location') ?? '') : ''
      if (id === undefined) {
        fail(
          `restSource made a record at “${url}” and got neither the record nor its address, so that it cannot be shown. Let the server answer with the record, or with Location.`,
        )
      }
      return stored(answer, id, write)
    },

    update: change,

    async transition(id, name, values, write = {}) {
      const step = stepOf(name, values)
      if (step.kind === 'update') return change(id, step.changes, write)
      return matching(id, write, (own) => post(id, step.below, own, step.write(versioned(values, own))))
    },

    async remove(id, write = {}) {
      const request = { method: 'DELETE', isRepeatable: true, isDoneWhenGone: true } as const
      await matching(id, write, (own) => send(addressOf(url, id), request, own))
    },

    async purge(id, write = {}) {
      const address = addressOfRemoved(id)
      await send(address, { method: 'DELETE', isRepeatable: true, isDoneWhenGone: true }, write)
    },

    // A removed record cannot be read first: send the changes alone, also where updates send the whole.
    restore: (id, write = {}) =>
      typeof restore === 'string' ? post(id, restore, write) : patch(id, restore, write),
  }
}

const AS_JSON = { 'content-type': 'application/json' }

/** A version as `If-Match` wants it: in quotes, which one that came as `ETag` has already. */
function etagOf(version: string | number): string {
  const text = String(version)
  return /^(?:W\/)?".*"$/.test(text) ? text : `"${text}"`
}

/** Reject what someone else has changed already, because the record that was read now is not the one that the person saw. */
function mustMatch({ version }: Entity, row: Row, { ifMatch }: WriteOptions): void {
  const now = version === undefined ? undefined : row[version]
  if (ifMatch === undefined || !isTextOrNumber(now)) return
  if (etagOf(now) !== etagOf(ifMatch)) throw new ProblemError({ status: 412, title: 'Changed since' })
}
