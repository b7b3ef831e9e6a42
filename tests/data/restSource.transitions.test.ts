import { describe, expect, test } from 'vitest'
import { restSource, type RestSourceOptions } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { choice, integer, text } from '../../src/spec/fields/fields'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    reason: text(),
    status: choice(['open', 'sent', 'refused'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'open', final: ['sent'] },
  transitions: {
    send: { from: ['open'], to: 'sent' },
    turnDown: { from: ['open'], to: 'refused', ask: ['reason'] },
  },
})

const sent = { id: 7, rev: 3, status: 'sent' } as const

function sourceOf(
  options: Partial<RestSourceOptions>,
  answer: (asked: Asked, index: number) => Answer = () => ({ body: sent }),
) {
  const { fetch, asked } = stubFetch(answer)
  return { source: restSource(order, { url: '/api/orders', fetch, retry: false, ...options }), asked }
}

describe('a transition', () => {
  test('cannot be taken at a server that is not said to take any', () => {
    expect(sourceOf({}).source.transition).toBeUndefined()
  })

  test('cannot be taken where the entity has none, so that one object may serve many entities', () => {
    const note = defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'id',
      fields: { id: text({ required: true }) },
    })
    expect(restSource(note, { url: '/api/notes', transition: '/{transition}' }).transition).toBeUndefined()
  })

  test('is a POST of what was asked to what stands behind the address, with version and key', async () => {
    const { source, asked } = sourceOf({
      url: '/api/orders/?v=2',
      transition: '/{transition}',
      names: { reason: 'why' },
      idempotencyKey: true,
    })
    const write = { ifMatch: 2, idempotencyKey: 'a key' }
    expect(await source.transition?.(7, 'turnDown', { reason: 'Too late' }, write)).toEqual(sent)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/orders/7/turnDown/?v=2',
      body: { why: 'Too late' },
    })
    const { headers } = asked[0]!
    expect(headers.get('if-match')).toBe('"2"')
    expect(headers.get('idempotency-key')).toBe('a key')
    expect(headers.get('content-type')).toBe('application/json')
  })

  test('that is answered with nothing has the record read again', async () => {
    const { source, asked } = sourceOf({ transition: '/{transition}' }, ({ method }) =>
      method === 'GET' ? { body: sent } : { status: 204 },
    )
    expect(await source.transition?.(7, 'send', {})).toEqual(sent)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/orders/7/send',
      'GET /api/orders/7',
    ])
  })

  test('has the name and the shape that the server wants', async () => {
    const { source, asked } = sourceOf({
      transition: {
        path: '/events',
        names: { turnDown: 'turn-down' },
        write: ({ transition, to, values }) => ({ event: transition, to, data: values }),
      },
      names: { reason: 'why' },
    })
    await source.transition?.(7, 'turnDown', { reason: 'Too late' })
    expect(asked[0]).toMatchObject({
      url: '/api/orders/7/events',
      body: { event: 'turn-down', to: 'refused', data: { why: 'Too late' } },
    })
    const named = sourceOf({ transition: { names: { turnDown: 'turn-down' } } })
    await named.source.transition?.(7, 'turnDown', {})
    expect(named.asked[0]?.url).toBe('/api/orders/7/turn-down')
  })

  test.each(['patch', 'put'] as const)(
    'is an update of the state where the server takes it so (%s)',
    async (update) => {
      const before = { id: 7, rev: 2, status: 'open', extra: 1 }
      const { source, asked } = sourceOf(
        { transition: 'update', update, names: { status: 'state' } },
        ({ method }) => ({
          body:
            method === 'GET'
              ? { ...before, status: undefined, state: 'open' }
              : { ...sent, status: undefined, state: 'sent' },
        }),
      )
      expect(await source.transition?.(7, 'send', {}, { ifMatch: 2 })).toEqual(sent)
      expect(asked.at(-1)).toMatchObject({ method: update.toUpperCase(), url: '/api/orders/7' })
      expect(asked.at(-1)?.body).toEqual(
        update === 'put' ? { id: 7, rev: 2, extra: 1, state: 'sent' } : { state: 'sent' },
      )
      expect(asked.at(-1)?.headers.get('if-match')).toBe('"2"')
    },
  )

  test('carries the version in the body where the server looks for it, and a 409 is a conflict', async () => {
    const { source, asked } = sourceOf({ transition: '/{transition}', version: 'body' }, () => ({
      status: 409,
    }))
    await expect(source.transition?.(7, 'send', {}, { ifMatch: 2 })).rejects.toMatchObject({
      problem: { status: 412 },
    })
    expect(asked[0]?.body).toEqual({ rev: 2 })
  })

  test('that the server does not allow now is a problem, and is not taken twice', async () => {
    const { source, asked } = sourceOf({ transition: '/{transition}', retry: { delay: 1 } }, () => ({
      status: 503,
    }))
    await expect(source.transition?.(7, 'send', {})).rejects.toMatchObject({ problem: { status: 503 } })
    expect(asked).toHaveLength(1)
  })

  test('of another name than those of the entity is not asked for', async () => {
    const { source, asked } = sourceOf({ transition: '/{transition}' })
    await expect(source.transition?.(7, 'vanish', {})).rejects.toMatchObject({ problem: { status: 404 } })
    expect(asked).toEqual([])
  })

  test('is told to the developer where it is named otherwise and there is no such one', () => {
    expect(() => sourceOf({ transition: { names: { turndown: 'turn-down' } } })).toThrow(
      /a name for the transition “turndown”.*no such transition/,
    )
  })
})
