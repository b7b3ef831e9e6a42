import { describe, expect, it } from 'vitest'
import { checkProduct, defineEntity, defineProduct, integer, text } from '../../../../src/spec'

const findingsOf = (clerk: object) => {
  const request = defineEntity({
    name: 'request',
    labels: ['Request', 'Requests'],
    id: 'id',
    title: 'what',
    fields: { id: integer({ readOnly: true }), what: text({ required: true }), reply: text() },
    sections: [{ name: 'what', fields: ['what'] }],
    access: {
      citizen: { list: true, read: true, create: true, fields: { reply: { create: false } } },
      clerk: { list: true, read: true, ...clerk },
    },
  })
  const product = defineProduct({
    entities: [request],
    roles: { citizen: {}, clerk: {} },
    screens: { requests: { path: '/', shows: 'list', entity: 'request' } },
  })
  return checkProduct(product).filter(({ code }) => code === 'field-without-section')
}

describe('a field in none of the sections', () => {
  it('is no slip where no role fills it in in a form, as one that a transition alone asks for', () => {
    expect(findingsOf({})).toEqual([])
    expect(findingsOf({ update: true, fields: { reply: { update: false } } })).toEqual([])
  })

  it('is one where any role does', () => {
    expect(findingsOf({ update: true })).toMatchObject([{ place: 'entities.request.fields.reply' }])
  })
})
