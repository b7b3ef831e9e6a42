import { describe, expect, test } from 'vitest'
import type { WriteOptions } from '../../src/data/DataSource'
import { restSource } from '../../src/data/restSource'
import { choice, defineEntity, text } from '../../src/spec'
import { type Answer, type Asked, stubFetch } from './stubFetch'

const medicine = defineEntity({
  name: 'medicine',
  labels: ['Medicine', 'Medicines'],
  id: 'id',
  title: 'name',
  version: 'etag',
  fields: {
    id: text({ readOnly: true }),
    etag: text({ readOnly: true }),
    name: text(),
    state: choice(['open', 'sealed'], { readOnly: true }),
  },
  states: { field: 'state', initial: 'open' },
  transitions: { seal: { from: ['open'], to: 'sealed', label: 'Seal' } },
})

/** A server that changes nothing without the version that a person saw. */
function strict({ etag = '"7"' }: { etag?: string | null } = {}) {
  const record = { id: 'a', name: 'Salve', state: 'open' }
  const answer = ({ method, headers }: Asked): Answer => {
    const known = { ...(etag !== null && { headers: { etag } }), body: record }
    if (method === 'GET') return known
    if (!headers.has('if-match')) return { status: 428, body: { title: 'Say which version you saw' } }
    if (headers.get('if-match') !== etag) return { status: 412, body: { title: 'Changed since' } }
    return method === 'DELETE' ? { status: 204 } : known
  }
  const { fetch, asked } = stubFetch(answer)
  const source = restSource(medicine, { url: '/medicines', fetch, transition: '/{transition}' })
  const said = () => asked.map(({ method, headers }) => `${method} ${headers.get('if-match') ?? '-'}`)
  return { source, said }
}

type Source = ReturnType<typeof strict>['source']

describe('a server that wants the version of a record', () => {
  test.each<[string, string, (source: Source, write?: WriteOptions) => Promise<unknown> | undefined]>([
    ['a change', 'PATCH', (source, write) => source.update?.('a', { name: 'Balm' }, write)],
    ['a removal', 'DELETE', (source, write) => source.remove?.('a', write)],
    ['a transition', 'POST', (source, write) => source.transition?.('a', 'seal', {}, write)],
  ])('is asked for it before %s of a record that came without one', async (_, method, act) => {
    const { source, said } = strict()
    await act(source)
    expect(said()).toEqual([`${method} -`, 'GET -', `${method} "7"`])
  })

  test('is told the one that a person saw, and asked for no other', async () => {
    const { source, said } = strict()
    await source.update?.('a', { name: 'Balm' }, { ifMatch: '"7"' })
    await expect(source.update?.('a', { name: 'Balm' }, { ifMatch: '"6"' })).rejects.toMatchObject({
      problem: { status: 412 },
    })
    expect(said()).toEqual(['PATCH "7"', 'PATCH "6"'])
  })

  test('that has none to give is believed', async () => {
    const { source, said } = strict({ etag: null })
    await expect(source.update?.('a', { name: 'Balm' })).rejects.toMatchObject({ problem: { status: 428 } })
    expect(said()).toEqual(['PATCH -', 'GET -'])
  })

  test('gives it with a record that is read, for the field that the entity calls its version', async () => {
    const { source } = strict()
    expect(await source.get?.('a')).toMatchObject({ etag: '"7"' })
  })
})
