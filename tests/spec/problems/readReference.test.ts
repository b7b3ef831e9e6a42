import { expect, it } from 'vitest'
import { readProblem } from '../../../src/spec/problems/readProblem'

const read = async (body: object | undefined, headers: Record<string, string> = {}) => {
  const type = { 'content-type': 'application/problem+json' }
  const response = new Response(body && JSON.stringify(body), {
    status: 500,
    headers: { ...type, ...headers },
  })
  return (await readProblem(response)).reference
}

it.each(['traceId', 'trace_id', 'requestId', 'request_id', 'correlationId'])(
  'is read from %s',
  async (name) => {
    expect(await read({ title: 'It broke', [name]: '00-4bf9-00' })).toBe('00-4bf9-00')
  },
)

it('is read from a header of an answer without any words', async () => {
  expect(await read(undefined, { 'x-request-id': '7f3a' })).toBe('7f3a')
})

it('is that of the problem where a proxy has one of its own', async () => {
  expect(await read({ title: 'It broke', traceId: 'ours' }, { 'x-request-id': 'theirs' })).toBe('ours')
})

it('is not made up of what no person can quote', async () => {
  expect(await read({ title: 'It broke', traceId: { id: 1 } })).toBeUndefined()
  expect(await read({ title: 'It broke' })).toBeUndefined()
})
