import { describe, expect, test, vi } from 'vitest'
import type { ErrorCatalogue } from '../../../src/spec/problems/ErrorCatalogue'
import { group } from '../../../src/spec/fields/kinds/group'
import { list } from '../../../src/spec/fields/kinds/list'
import { text } from '../../../src/spec/fields/kinds/text'
import { readProblem } from '../../../src/spec/problems/readProblem'

const fields = {
  due: text(),
  'odd.name': text(),
  address: group({ city: text() }),
  lines: list({ what: text() }),
}

const errors: ErrorCatalogue = {
  'due-missing': {
    type: 'https://api.example.com/problems/due-missing',
    title: 'The due date is missing',
    message: 'Say when it is due.',
    place: 'field',
    next: 'fix',
    field: 'due',
  },
}

function answer(
  body: BodyInit | null,
  status = 422,
  type = 'application/problem+json',
  more: ResponseInit = {},
) {
  return new Response(body, { status, headers: type ? { 'content-type': type } : {}, ...more })
}

const json = (value: unknown, status?: number, type?: string) => answer(JSON.stringify(value), status, type)

describe('a problem document', () => {
  test('is read as RFC 9457 has it', async () => {
    const document = {
      type: 'https://example.com/probs/out-of-credit',
      title: 'You do not have enough credit.',
      detail: 'Your current balance is 30, but that costs 50.',
      instance: '/account/12345/msgs/abc',
      status: 403,
      balance: 30,
    }
    const { balance, ...problem } = document
    expect(await readProblem(json(document, 403))).toEqual(problem)
    expect(balance).toBe(30)
  })

  test('says about:blank where it names no type, and has the status that HTTP said', async () => {
    expect(await readProblem(json({ title: 'Not there', status: 200 }, 404))).toEqual({
      type: 'about:blank',
      title: 'Not there',
      status: 404,
    })
    const blank = answer('{"type":"about:blank"}', 503, undefined, { statusText: 'Service Unavailable' })
    expect(await readProblem(blank)).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
    })
  })

  test('keeps a type that the host did not declare', async () => {
    const problem = await readProblem(json({ type: 'urn:example:new', title: 'New' }), { errors })
    expect(problem).toEqual({ type: 'urn:example:new', title: 'New', status: 422 })
  })

  test('passes over members of another kind than they should be', async () => {
    const odd = {
      type: 7,
      title: ['x'],
      detail: {},
      instance: null,
      errors: 'no',
      __proto__: { title: 'inherited' },
    }
    expect(await readProblem(json(odd))).toEqual({ type: 'about:blank', title: 'Status 422', status: 422 })
    expect(await readProblem(answer('{"__proto__":{"title":"inherited"}}'))).toMatchObject({
      title: 'Status 422',
    })
  })

  test('has a relative type made whole, unless the catalogue knows it as it is', async () => {
    const relative = () => {
      const response = json({ type: '/problems/due-missing', title: 'x' })
      Object.defineProperty(response, 'url', { value: 'https://api.example.com/invoices/7' })
      return response
    }
    expect((await readProblem(relative())).type).toBe('https://api.example.com/problems/due-missing')
    const own = { here: { type: '/problems/due-missing', title: 'x', place: 'form', next: 'fix' } } as const
    expect((await readProblem(relative(), { errors: own })).type).toBe('/problems/due-missing')
  })
})

describe('an answer that is no problem document', () => {
  const bare = { type: 'about:blank', title: 'Status 502', status: 502 }

  test.each([
    ['a page of a proxy', answer('<!doctype html><title>502 Bad Gateway</title>', 502, 'text/html')],
    ['a page that says to be a problem', answer('<html></html>', 502)],
    ['nothing', answer(null, 502)],
    ['an empty text', answer('', 502)],
    ['broken JSON', answer('{"title":"cut o', 502)],
    ['a list', json(['title'], 502)],
    ['null', json(null, 502)],
    ['bytes', answer(new Uint8Array([0xff, 0xfe, 0, 1]), 502, 'image/png')],
    ['a record that has a title', json({ type: 'invoice', title: 'INV-7' }, 502, 'application/json')],
    ['brackets without end', answer('['.repeat(200_000), 502)],
  ])('is known by its status alone: %s', async (_, response) => {
    expect(await readProblem(response)).toEqual(bare)
  })

  test('is read all the same when only its media type is wrong', async () => {
    for (const type of ['application/json', 'text/plain', 'text/html', '']) {
      const whole = { type: 'https://example.com/odd', title: 'Odd' }
      expect(await readProblem(json(whole, 409, type))).toMatchObject(whole)
      expect(await readProblem(json({ title: 'Odd', status: 409 }, 409, type))).toMatchObject({
        title: 'Odd',
      })
    }
  })

  test('is given up when it is longer than any problem, and the rest is not fetched', async () => {
    const cancel = vi.fn()
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.enqueue(new Uint8Array(65_536).fill(32))
    const endless = new ReadableStream({ pull, cancel })
    expect(await readProblem(answer(endless, 502))).toEqual(bare)
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('is known by its status when the body breaks off, cannot be read or was read before', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"title":')),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    expect(await readProblem(answer(broken, 502))).toEqual(bare)
    const read = json({ title: 'Odd' }, 502)
    await read.text()
    expect(await readProblem(read)).toEqual(bare)
  })

  test('is no answer when the page may not see it', async () => {
    expect(await readProblem(Response.error())).toEqual({
      type: 'about:blank',
      title: 'No answer',
      status: 0,
    })
  })
})

describe('what the server found wrong', () => {
  const read = async (document: object, more = {}) =>
    ((await readProblem(json({ title: 'Rejected', ...document }), { fields, ...more })).issues ?? []).map(
      ({ path, message }) => [path, message],
    )

  test('is led to its fields by pointers, also into lists and groups', async () => {
    const pointed = [
      { detail: 'Not a day', pointer: '#/due' },
      { detail: 'No city', pointer: '/address/city' },
      { detail: 'Say what', pointer: '#/lines/2/what' },
      { detail: 'Odd', pointer: '#/odd%2Ename' },
      { detail: 'As JSON:API has it', source: { pointer: '/due' } },
    ]
    expect(await read({ errors: pointed })).toEqual([
      [['due'], 'Not a day'],
      [['address', 'city'], 'No city'],
      [['lines', 2, 'what'], 'Say what'],
      [['odd.name'], 'Odd'],
      [['due'], 'As JSON:API has it'],
    ])
  })

  test('stays without a field where a pointer leads to none', async () => {
    const pointers = [
      '#/nothing',
      '/address/street',
      '/lines/x/what',
      '/lines/-',
      '/due/deeper',
      'due',
      '/a~2',
      '#/%',
      '',
    ]
    const astray = pointers.map((pointer) => ({ detail: pointer, pointer }))
    expect(await read({ errors: [...astray, { detail: 'inherited', pointer: '/constructor' }] })).toEqual([
      ...pointers.map((pointer) => [[], pointer || 'Rejected']),
      [[], 'inherited'],
    ])
  })

  test('is led to its fields by names, as older servers write them', async () => {
    expect(await read({ 'invalid-params': [{ name: 'due', reason: 'Not a day' }] })).toEqual([
      [['due'], 'Not a day'],
    ])
    expect(await read({ violations: [{ field: 'lines[0].what', message: 'Say what' }] })).toEqual([
      [['lines', 0, 'what'], 'Say what'],
    ])
    expect(
      await read({ errors: { due: ['Not a day', 'Too late'], 'odd.name': 'Odd', '$.gone': ['Gone'] } }),
    ).toEqual([
      [['due'], 'Not a day'],
      [['due'], 'Too late'],
      [['odd.name'], 'Odd'],
      [[], 'Gone'],
    ])
  })

  test('keeps the rule, the severity and the plain parameters of issues of this library', async () => {
    const issue = {
      path: ['lines', 0, 'what'],
      rule: 'max',
      params: { max: 3, odd: {} },
      severity: 'warning',
      message: 'x',
    }
    const problem = await readProblem(json({ title: 'Rejected', issues: [issue] }), { fields })
    expect(problem.issues).toEqual([{ ...issue, params: { max: 3 }, source: 'server' }])
  })

  test('takes positions for numbers and names as they are when no fields are known', async () => {
    const issues = [
      { pointer: '/0/1/x', detail: 'a' },
      { name: 'a.b', detail: 'b' },
      { path: ['a', 1], detail: 'c' },
    ]
    expect(await read({ errors: issues }, { fields: undefined })).toEqual([
      [['0', 1, 'x'], 'a'],
      [['a.b'], 'b'],
      [['a', 1], 'c'],
    ])
  })

  test('says what the problem says where it has no words of its own', async () => {
    expect(await read({ errors: [{ pointer: '/due' }, 'In words', 7, null, { detail: '' }] })).toEqual([
      [['due'], 'Rejected'],
      [[], 'In words'],
      [[], 'Rejected'],
    ])
  })

  test('stands at the field that the catalogue names, when the server names none', async () => {
    const { type } = errors['due-missing']!
    const problem = await readProblem(json({ type, title: 'x' }), { errors, fields })
    expect(problem.issues).toEqual([
      {
        path: ['due'],
        rule: 'due-missing',
        params: {},
        severity: 'error',
        source: 'server',
        message: 'Say when it is due.',
      },
    ])
    expect((await readProblem(json({ type, title: 'x' }), { errors, fields: {} })).issues).toBeUndefined()
    const named = { type, title: 'x', errors: [{ pointer: '/lines/0', detail: 'This one' }] }
    expect((await readProblem(json(named), { errors, fields })).issues).toMatchObject([
      { path: ['lines', 0] },
    ])
  })
})
