import { describe, expect, test } from 'vitest'
import { group } from '../../../src/spec/fields/kinds/group'
import { text } from '../../../src/spec/fields/kinds/text'
import { plainProblem } from '../../../src/spec/problems/plainProblem'
import { readProblem } from '../../../src/spec/problems/readProblem'

const fields = { move_in: text(), state: text(), address: group({ city: text() }) }

const read = (body: unknown, known: typeof fields | undefined = fields) => {
  const { issues, ...said } = plainProblem(body, { fields: known, words: 'Not stored' })
  return { ...said, ...(issues && { at: issues.map(({ path, message }) => [path.join('.'), message]) }) }
}

const at = [['move_in', 'Enter a day']]

describe('a plain body of a failed call', () => {
  test.each<[string, unknown, object]>([
    [
      'an error around all',
      { error: { code: 'INVALID', message: 'Not stored', fields: { move_in: ['Enter a day'] } } },
      { type: 'INVALID', detail: 'Not stored', at },
    ],
    [
      'its members by other names',
      { error: { type: 'invalid', detail: 'Not stored', errors: { 'address.city': 'Enter a city' } } },
      { type: 'invalid', detail: 'Not stored', at: [['address.city', 'Enter a city']] },
    ],
    [
      'details by field',
      { error: { message: 'Not stored', details: [{ field: 'move_in', message: 'Enter a day' }] } },
      { detail: 'Not stored', at },
    ],
    [
      'messages beside the error',
      { error: { message: 'No' }, errors: { move_in: ['Enter a day'] } },
      { detail: 'No', at },
    ],
    [
      'Laravel',
      { message: 'Not stored', errors: { move_in: ['Enter a day'] } },
      { detail: 'Not stored', at },
    ],
    ['Rails', { errors: { move_in: ['Enter a day'] } }, { at }],
    ['Django', { move_in: ['Enter a day'], other: 1 }, { at }],
    [
      'a code beside the words',
      { code: 'token_not_valid', detail: 'Sign in' },
      { type: 'token_not_valid', detail: 'Sign in' },
    ],
    [
      'OAuth',
      { error: 'invalid_grant', error_description: 'Gone' },
      { type: 'invalid_grant', detail: 'Gone' },
    ],
    [
      'JSON:API about a field',
      {
        errors: [{ code: 'INVALID', detail: 'Enter a day', source: { pointer: '/data/attributes/move_in' } }],
      },
      { at },
    ],
    [
      'JSON:API about all',
      { errors: [{ status: '409', code: 'IN_USE', title: 'In use', detail: 'It has flats' }] },
      { type: 'IN_USE', detail: 'It has flats' },
    ],
  ])('is read as %s', (_, body, said) => expect(read(body)).toEqual(said))

  test.each<[string, unknown, object]>([
    ['a record with a title', { type: 'invoice', title: 'INV-7', code: 'A' }, {}],
    ['a list', [{ message: 'x' }], {}],
    ['a status for a code', { error: { code: '409', message: 'No' } }, { detail: 'No' }],
    ['a value for a message', { error: { message: 'No', details: { state: 'open' } } }, { detail: 'No' }],
    ['details of no field', { error: { message: 'No', details: { ids: ['7', '8'] } } }, { detail: 'No' }],
    ['names for messages', { error: { message: 'No', fields: ['move_in'] } }, { detail: 'No' }],
  ])('is not misread: %s', (_, body, said) => expect(read(body)).toEqual(said))

  test('is read where nothing is known of the fields, too', async () => {
    const body = { error: { code: 'INVALID', message: 'Not stored', fields: { move_in: ['Enter a day'] } } }
    const answer = Response.json(body, { status: 422 })
    expect(await readProblem(answer)).toMatchObject({
      type: 'INVALID',
      detail: 'Not stored',
      status: 422,
      issues: [{ path: ['move_in'], message: 'Enter a day' }],
    })
    expect(read({ error: { message: 'No', details: { ids: ['7'] } } }, undefined)).toEqual({ detail: 'No' })
  })
})
