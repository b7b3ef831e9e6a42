import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import { ProblemError, problemOf } from '../../src/data/problems'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { text } from '../../src/spec/fields/fields'

const note = defineEntity({
  name: 'note',
  labels: ['Note', 'Notes'],
  id: 'key',
  fields: { key: text({ readOnly: true }), body: text() },
})
const notes = [{ key: 'a', body: 'first' }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a slow source', () => {
  test('answers after its delay, which can be changed meanwhile', async () => {
    const source = memorySource(note, notes, { delay: 1000 })
    const answered = vi.fn()
    void source.get('a').then(answered)
    await vi.advanceTimersByTimeAsync(999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledOnce()

    source.control.delay = 0
    expect(await source.get('a')).toEqual(notes[0])
  })

  test('may take as long as each call deserves', async () => {
    const delay = vi.fn(({ query }: { query?: { search?: string } }) => (query?.search === 'f' ? 500 : 10))
    const source = memorySource(note, notes, { delay })
    const order: string[] = []
    void source.list({ search: 'f' }).then(() => order.push('f'))
    void source.list({ search: 'fi' }).then(() => order.push('fi'))
    await vi.advanceTimersByTimeAsync(500)
    expect(order).toEqual(['fi', 'f'])
    expect(delay).toHaveBeenCalledWith({ method: 'list', query: { search: 'f' }, phase: 'before' })
  })

  test('never answers at once, as no server does', async () => {
    let answered = false
    const answer = memorySource(note, notes)
      .get('a')
      .then(() => (answered = true))
    expect(answered).toBe(false)
    await answer
  })
})

describe('an aborted call', () => {
  test('ends at once with the reason, and has no effect', async () => {
    const source = memorySource(note, notes, { delay: 1000 })
    const leaving = new AbortController()
    const removal = source.remove('a', { signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort(new Error('left the page'))
    await expect(removal).rejects.toThrow('left the page')
    await vi.runAllTimersAsync()
    source.control.delay = 0
    expect((await source.list({})).records).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('does not even begin when it was aborted before', async () => {
    const fail = vi.fn(() => undefined)
    const source = memorySource(note, notes, { fail })
    await expect(source.list({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(fail).not.toHaveBeenCalled()
  })

  test('without a delay can still be aborted before its answer', async () => {
    const leaving = new AbortController()
    const answer = memorySource(note, notes).get('a', { signal: leaving.signal })
    leaving.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a failing source', () => {
  test('fails as a problem of the given status, until it recovers', async () => {
    const source = memorySource(note, notes, { fail: { status: 503, title: 'Closed for the night' } })
    await expect(source.list({})).rejects.toMatchObject({
      problem: { status: 503, title: 'Closed for the night' },
    })
    await expect(source.create({ body: 'b' })).rejects.toBeInstanceOf(ProblemError)
    source.control.fail = undefined
    expect((await source.list({})).records).toHaveLength(1)
  })

  test('fails as any error, and for some calls alone', async () => {
    const offline = new TypeError('Failed to fetch')
    const source = memorySource(note, notes, {
      fail: ({ method }) => (method === 'update' ? offline : undefined),
    })
    await expect(source.update('a', { body: 'b' })).rejects.toBe(offline)
    expect(problemOf(offline)).toEqual({
      type: 'about:blank',
      title: 'No answer',
      status: 0,
      detail: 'Failed to fetch',
    })
    expect((await source.get('a')).body).toBe('first')
  })
})

describe('a problem', () => {
  test('has every part that RFC 9457 wants', () => {
    expect(new ProblemError({ status: 404 }).problem).toEqual({
      type: 'about:blank',
      title: 'Status 404',
      status: 404,
    })
    const { message, problem } = new ProblemError({
      status: 409,
      title: 'Taken',
      detail: 'That name is taken.',
    })
    expect(message).toBe('That name is taken.')
    const error = new ProblemError(problem)
    expect(problemOf(error)).toBe(error.problem)
  })

  test.each([[undefined], [null], ['words'], [{ status: 500 }]])(
    '%s that was thrown is no answer',
    (thrown) => {
      expect(problemOf(thrown)).toMatchObject({ status: 0, title: 'No answer' })
    },
  )
})
