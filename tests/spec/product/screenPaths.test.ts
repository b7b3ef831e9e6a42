import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkProduct,
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  matchPath,
  matchScreen,
  pathOf,
  text,
} from '../../../src/spec'

const strike = defineEntity({
  name: 'strike',
  labels: ['Strike', 'Strikes'],
  id: 'id',
  fields: { id: text({ readOnly: true }) },
})

describe('the path of a screen', () => {
  it('takes any id as one part, and gives it back', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => id !== '.' && id !== '..'),
        (id) => {
          expect(matchPath('/strikes/:id/edit', pathOf('/strikes/:id/edit', { id }))).toEqual({ id })
        },
      ),
    )
  })

  it('leads nowhere without its parameter, and says so', () => {
    expect(() => pathOf('/strikes/:id')).toThrow('has no value for “:id”')
  })

  it('is found whatever search and hash follow it, and with a slash at its end', () => {
    expect(matchPath('/strikes/:id', '/strikes/7?tab=lines#top')).toEqual({ id: '7' })
    expect(matchPath('/strikes/', '/strikes')).toEqual({})
    expect(matchPath('/strikes/:id', '/strikes')).toBeUndefined()
    expect(matchPath('/strikes/:id', '/strikes/%E0%A4%A')).toBeUndefined()
  })
})

describe('the screens of an entity', () => {
  const product = defineProduct({ entities: [strike], screens: entityScreens(strike, { base: '/strikes/' }) })
  const at = (address: string) => {
    const found = matchScreen(product, address)
    return found && [found.name, found.params]
  }

  it('stand under one path, “new” before a record of that id', () => {
    expect(at('/strikes')).toEqual(['strike.list', {}])
    expect(at('/strikes/new')).toEqual(['strike.create', {}])
    expect(at('/strikes/7')).toEqual(['strike.detail', { id: '7' }])
    expect(at('/strikes/7/edit')).toEqual(['strike.edit', { id: '7' }])
    expect(at('/planes')).toBeUndefined()
  })

  it('know that no record has a word for an id, where ids are numbers', () => {
    const artist = defineEntity({
      name: 'artist',
      labels: ['Artist', 'Artists'],
      id: 'id',
      fields: { id: integer({ readOnly: true }) },
    })
    const screens = entityScreens(artist, { base: '/artists' })
    const museum = defineProduct({ entities: [artist], screens })
    expect(matchScreen(museum, '/artists/7')?.name).toBe('artist.detail')
    expect(matchScreen(museum, '/artists/-7')?.name).toBe('artist.detail')
    expect(matchScreen(museum, '/artists/tree')).toBeUndefined()
    // An id that is a text may be any.
    expect(at('/strikes/tree')).toEqual(['strike.detail', { id: 'tree' }])
  })

  it('fit the product that declares them', () => {
    expect(checkProduct(product).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('are those that are asked for, at the root too', () => {
    expect(entityScreens(strike, { base: '/', screens: ['detail', 'list'], roles: ['clerk'] })).toEqual({
      'strike.list': { path: '/', shows: 'list', entity: 'strike', roles: ['clerk'] },
      'strike.detail': { path: '/:id', shows: 'detail', entity: 'strike', roles: ['clerk'] },
    })
  })
})
