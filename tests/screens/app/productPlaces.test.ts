import { expect, it } from 'vitest'
import { messagesInEnglish } from '../../../src/messages/createTranslator'
import { productPlaces } from '../../../src/screens/app/productPlaces'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), title: text() },
})
const product = defineProduct({
  entities: [film],
  screens: {
    ...entityScreens(film, { base: '/films', compare: true }),
    search: { path: '/search', shows: 'search' },
  },
})

it('leads to what has something to show from anywhere, and not to a comparison of nothing', () => {
  const { places, commands } = productPlaces({
    product,
    sources: {},
    role: undefined,
    createHref: (to) => to,
    t: messagesInEnglish,
    locale: 'en',
  })
  expect(places.map(({ label }) => label)).toEqual(['Films'])
  expect(commands.map(({ label }) => label)).toEqual(['New film'])
})
