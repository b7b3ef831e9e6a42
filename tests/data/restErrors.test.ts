import { describe, expect, test, vi } from 'vitest'
import type { ProblemError } from '../../src/data/problems'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, date, integer, text } from '../../src/spec/fields/fields'
import type { ErrorCatalogue } from '../../src/spec/problems/ErrorCatalogue'
import { type Answer, stubFetch } from './stubFetch'

const lease = defineEntity({
  name: 'lease',
  labels: ['Lease', 'Leases'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    tenant: text({ label: 'Tenant' }),
    moveIn: date({ label: 'Move in' }),
    state: choice(['draft', 'active'], { label: 'State', readOnly: true }),
  },
  states: { field: 'state', initial: 'draft' },
  transitions: { activate: { from: ['draft'], to: 'active', label: 'Activate' } },
})

const errors: ErrorCatalogue = {
  IN_USE: { title: 'It is in use', place: 'form', next: 'giveUp' },
  CLOSED: { title: 'That day is closed', place: 'field', field: 'moveIn', next: 'fix' },
  MOVED: { title: 'Someone changed it', place: 'form', next: 'reloadAndCompare' },
}

function sourceOf(answer: Answer, options: Partial<RestSourceOptions> = {}) {
  const { fetch } = stubFetch(() => answer)
  return restSource(lease, {
    url: '/api/leases',
    fetch,
    retry: false,
    names: { moveIn: 'move_in' },
    transition: '/{transition}',
    batch: { url: '/api/batch', write: (writes) => writes, read: () => [] },
    ...options,
  })
}

const failed = (code: string, fields?: object) => ({
  status: 409,
  body: { error: { code, message: 'Not stored', ...(fields && { fields }) } },
})
const problemOf = (call: Promise<unknown> | undefined): Promise<unknown> | undefined =>
  call?.then(
    () => undefined,
    (thrown: unknown) => (thrown as ProblemError).problem,
  )

describe('an error in an envelope of its own', () => {
  test('is read with its code, its words, and its fields by their own names', async () => {
    const source = sourceOf(failed('INVALID', { move_in: ['Enter a day'] }))
    expect(await problemOf(source.create?.({ tenant: 'Ada' }))).toMatchObject({
      type: 'INVALID',
      detail: 'Not stored',
      status: 409,
      issues: [{ path: ['moveIn'], message: 'Enter a day' }],
    })
  })

  test('stands at the field that the catalogue names, whatever the server calls that', async () => {
    const source = sourceOf(failed('CLOSED'), { errors })
    expect(await problemOf(source.get?.(7))).toMatchObject({ issues: [{ path: ['moveIn'], rule: 'CLOSED' }] })
  })
})

describe('a host that reads errors itself', () => {
  interface Said {
    readonly oops: { readonly id: string; readonly says?: string; readonly wrong?: Record<string, string[]> }
  }
  const readError: RestSourceOptions['readError'] = (body, { status }) => {
    const { id, says, wrong } = (body as Said).oops
    return { type: id, title: says, detail: `${says} (${status})`, ...(wrong && { errors: wrong }) }
  }
  const odd = { status: 422, body: { oops: { id: 'E7', says: 'No', wrong: { move_in: ['Enter a day'] } } } }
  const problem = {
    type: 'E7',
    title: 'No',
    detail: 'No (422)',
    status: 422,
    issues: [{ path: ['moveIn'], message: 'Enter a day' }],
  }

  test('is asked for every call', async () => {
    const source = sourceOf(odd, { readError, facets: true, history: true })
    const calls = [
      source.list({}),
      source.get?.(7),
      source.create?.({}),
      source.update?.(7, {}),
      source.transition?.(7, 'activate', {}),
      source.remove?.(7),
      source.batch?.([{ method: 'remove', id: 7, values: {} }]),
      source.facets?.({}, ['state']),
      source.history?.(7),
    ]
    for (const call of calls) expect(await problemOf(call)).toMatchObject(problem)
  })

  test('reads the body once, and may be given one that is no JSON', async () => {
    const page = new Response('<html></html>', { status: 502 })
    const clone = vi.spyOn(page, 'clone')
    const given = vi.fn(() => undefined)
    expect(await problemOf(sourceOf(page, { readError: given }).get?.(7))).toMatchObject({ status: 502 })
    expect(given).toHaveBeenCalledWith(undefined, { status: 502, headers: page.headers })
    expect(clone).not.toHaveBeenCalled()
  })

  test('is told of its own mistake, and the answer is no lost one', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const source = sourceOf({ status: 502, body: '<html></html>' }, { readError })
    expect(await problemOf(source.get?.(7))).toMatchObject({ status: 502 })
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The readError of a restSource threw'))
    said.mockRestore()
  })

  test('leaves to the usual reading what it does not say', async () => {
    const source = sourceOf(failed('STALE'), {
      readError: () => ({ status: 412, detail: undefined }),
    })
    expect(await problemOf(source.get?.(7))).toMatchObject({
      type: 'STALE',
      detail: 'Not stored',
      status: 412,
    })
  })
})

describe('with the version in the body, a 409', () => {
  const statusOf = async (
    answer: Answer,
    options: Partial<RestSourceOptions> = {},
    ifMatch: number | undefined = 2,
  ) => {
    const source = sourceOf(answer, { version: 'body', errors, ...options })
    const problem = await problemOf(source.update?.(7, { tenant: 'Ada' }, { ifMatch }))
    return (problem as { status: number }).status
  }

  test('is a conflict', async () => {
    expect(await statusOf(failed('STALE'))).toBe(412)
    expect(await statusOf({ status: 409 })).toBe(412)
  })

  test('is none where no version was sent', async () => {
    const source = sourceOf(failed('STALE'), { version: 'body' })
    expect(await problemOf(source.update?.(7, {}))).toMatchObject({ status: 409 })
  })

  test('is none where the catalogue knows its code, unless it says so', async () => {
    expect(await statusOf(failed('IN_USE'))).toBe(409)
    expect(await statusOf(failed('CLOSED'))).toBe(409)
    expect(await statusOf(failed('MOVED'))).toBe(412)
  })

  test('is what the host says it is', async () => {
    const readError: RestSourceOptions['readError'] = (body, { status }) => {
      const { code } = (body as { error: { code: string } }).error
      return { status: code === 'STALE' ? 412 : status }
    }
    expect(await statusOf(failed('STALE'), { readError })).toBe(412)
    expect(await statusOf(failed('OTHER'), { readError })).toBe(409)
  })

  test('is so for removing and for transitions as well', async () => {
    const source = sourceOf(failed('IN_USE'), { version: 'body', errors })
    expect(await problemOf(source.remove?.(7, { ifMatch: 2 }))).toMatchObject({ status: 409, type: 'IN_USE' })
    expect(await problemOf(source.transition?.(7, 'activate', {}, { ifMatch: 2 }))).toMatchObject({
      status: 409,
    })
  })
})
