import { describe, expect, test } from 'vitest'
import { resolveProblem } from '../../../src/spec/problems/resolveProblem'
import type { ErrorCatalogue } from '../../../src/spec/problems/ErrorCatalogue'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'

const errors: ErrorCatalogue = {
  limit: {
    type: 'https://example.com/limit',
    title: 'The limit is reached',
    place: 'toast',
    next: 'giveUp',
    status: 422,
  },
  'due-missing': {
    title: 'No due date',
    message: 'Say when.',
    place: 'field',
    next: 'fix',
    field: 'due',
    status: 409,
  },
  down: { title: 'We are down for repair', place: 'screen', next: 'retry', status: 503 },
}
const problem = (type: string, status: number) => ({
  type,
  status,
  title: 'Customer has orders',
  detail: 'A customer with orders cannot be deleted',
})

describe('the advice for a problem', () => {
  test('is what the catalogue says of its type, whatever the status', () => {
    expect(resolveProblem(problem('https://example.com/limit', 403), errors)).toEqual({
      code: 'limit',
      title: 'The limit is reached',
      message: 'A customer with orders cannot be deleted',
      place: 'toast',
      next: 'giveUp',
    })
  })

  test('is what the catalogue says of its code, when the server sends that as the type', () => {
    expect(resolveProblem(problem('due-missing', 422), errors)).toEqual({
      code: 'due-missing',
      title: 'No due date',
      message: 'Say when.',
      place: 'field',
      next: 'fix',
      field: 'due',
    })
  })

  test('is what the catalogue says of the status, when no type is known', () => {
    expect(resolveProblem(problem('about:blank', 503), errors)).toMatchObject({ code: 'down', next: 'retry' })
    expect(resolveProblem(problem('https://example.com/new', 503), errors)).toMatchObject({ code: 'down' })
  })

  test('never takes an error of one type for another of the same status', () => {
    expect(resolveProblem(problem('https://example.com/new', 422), errors)).toEqual({
      title: 'A customer with orders cannot be deleted',
    })
  })

  test.each([400, 409, 413, 422])(
    'is what the server says where status %d says only that it was rejected',
    (status) => {
      expect(resolveProblem(problem('about:blank', status))).toEqual({
        title: 'A customer with orders cannot be deleted',
      })
    },
  )

  test.each([
    [401, 'You are signed out. Sign in and try again.'],
    [403, 'You do not have access to this. Ask the person who gives access.'],
    [404, 'It does not exist, or not any more.'],
    [412, 'Someone else has changed it since. Look at it again before you go on.'],
    [429, 'Too many requests came at once. Wait a moment, then try again.'],
    [503, 'The service has a problem of its own. Try again in a moment.'],
  ])('is what status %d means, and then what the server says', (status, title) => {
    expect(resolveProblem(problem('about:blank', status))).toEqual({
      title,
      message: 'A customer with orders cannot be deleted',
    })
  })

  test('is what the server found wrong, or what it calls its problem, where it gives no detail', () => {
    const type = 'https://example.com/new'
    const issue = { rule: 'server', params: {}, severity: 'error', source: 'server' } as const
    const issues = [
      { ...issue, path: [], message: 'Orders are open' },
      { ...issue, path: ['name'], message: 'The name is in use.' },
    ]
    const said = { type, status: 409, title: 'Customer has orders' }
    expect(resolveProblem(said)).toEqual({ title: 'Customer has orders' })
    expect(resolveProblem({ ...said, issues })).toEqual({ title: 'Orders are open. The name is in use.' })
    expect(resolveProblem({ ...said, type: 'about:blank' })).toEqual({
      title: 'It was rejected. Check what was entered.',
    })
  })

  test('is nothing of what a browser writes when no answer came', () => {
    expect(resolveProblem({ ...problem('about:blank', 0), detail: 'Failed to fetch' })).toEqual({
      title: 'No answer came. Check your connection and try again.',
    })
  })

  test.each([
    [0, 'No answer came. Check your connection and try again.'],
    [401, 'You are signed out. Sign in and try again.'],
    [403, 'You do not have access to this. Ask the person who gives access.'],
    [404, 'It does not exist, or not any more.'],
    [410, 'It does not exist any more.'],
    [429, 'Too many requests came at once. Wait a moment, then try again.'],
    [500, 'The service has a problem of its own. Try again in a moment.'],
  ])('is what status %d means, when nothing is declared and the server says nothing', (status, title) => {
    expect(resolveProblem({ type: 'about:blank', title: `Status ${status}`, status })).toEqual({ title })
  })

  test('speaks the language of the page', () => {
    const t = createTranslator(arabic, 'ar')
    expect(resolveProblem(problem('about:blank', 410), {}, { t }).title).toBe('لم يعد موجودًا.')
  })

  test('says what the status means where the catalogue forgot its words', () => {
    const wordless = { odd: { title: ' ', place: 'screen', next: 'retry', status: 500 } } as const
    expect(resolveProblem(problem('about:blank', 500), wordless).title).toMatch(/^The service/)
  })
})
