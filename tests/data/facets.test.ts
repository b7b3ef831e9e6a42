import { describe, expect, it } from 'vitest'
import { memorySource, type ProblemError, roleSource } from '../../src/data'
import { choice, choices, defineEntity, integer, text } from '../../src/spec'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    size: choice(['small', 'large']),
    seen: choices(['spring', 'autumn']),
    note: text(),
  },
  access: {
    warden: { list: true },
    guest: { list: true, fields: { size: { read: false } } },
    keeper: { list: { size: 'small' } },
  },
})
const source = memorySource(bird, [
  { id: 1, size: 'small', seen: ['spring', 'autumn'], note: 'gull' },
  { id: 2, size: 'small', seen: ['spring'], note: 'tern' },
  { id: 3, size: 'large', seen: [], note: 'gull' },
  { id: 4, size: null, note: 'gull' },
])

describe('how often values occur', () => {
  it('is counted among what matches, the most frequent first, without what is missing', async () => {
    const small = { value: 'small', count: 2 }
    const large = { value: 'large', count: 1 }
    expect((await source.facets({}, ['size'])).size).toEqual([small, large])
    expect((await source.facets({ search: 'gull' }, ['size'])).size).toEqual([
      { value: 'small', count: 1 },
      large,
    ])
  })

  it('is not narrowed by the filter of the field itself, but by those of the others', async () => {
    const filter = { size: { in: ['large'] }, note: { is: 'tern' } }
    expect((await source.facets({ filter }, ['size', 'note'])).size).toEqual([{ value: 'small', count: 1 }])
    expect((await source.facets({ filter }, ['note'])).note).toEqual([{ value: 'gull', count: 1 }])
  })

  it('counts each item of a list', async () => {
    expect((await source.facets({}, ['seen'])).seen).toEqual([
      { value: 'spring', count: 2 },
      { value: 'autumn', count: 1 },
    ])
  })

  it('follows a change of the records', async () => {
    const own = memorySource(bird, [{ id: 1, size: 'small' }])
    await own.facets({}, ['size'])
    await own.update(1, { size: 'large' })
    expect((await own.facets({}, ['size'])).size).toEqual([{ value: 'large', count: 1 }])
  })

  it('tells a role nothing of a field that it may not read, and nothing of records that it may not list', async () => {
    const guest = roleSource(source, bird, { role: 'guest' })
    const asked = guest.facets!({}, ['size']).catch(
      (error: unknown) => (error as ProblemError).problem.status,
    )
    expect(await asked).toBe(403)
    expect((await guest.facets!({}, ['note'])).note?.[0]).toEqual({ value: 'gull', count: 3 })
    expect(roleSource(source, bird, { role: 'keeper' }).facets).toBeUndefined()
  })
})
