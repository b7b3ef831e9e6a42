import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { text } from '../../../src/spec/fields/kinds/text'
import type { ProductDeclaration } from '../../../src/spec/product/Product'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: { id: text({ readOnly: true, label: 'Id' }) },
})

afterEach(() => void vi.unstubAllEnvs())

describe('a product', () => {
  test('may be without any section, and is given none', () => {
    expect(defineProduct({})).toEqual({})
  })

  test('cannot be changed afterwards, neither here nor through what it was made of', () => {
    const people = ['Clerks']
    const errors = { gone: { title: 'Gone', place: 'screen', next: 'giveUp' } } as const
    const product = defineProduct({
      purpose: { does: 'Sends invoices.', for: people },
      entities: [invoice],
      errors,
    })
    people.push('Auditors')
    expect(product.purpose.for).toEqual(['Clerks'])
    for (const part of [
      product,
      product.purpose,
      product.purpose.for,
      product.entities,
      product.errors.gone,
    ]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })

  test('keeps entities and sources as they are: they are used, not copied', () => {
    class Source {
      can = { search: true, sort: [], filter: {} }
      list() {}
    }
    const source = new Source()
    const product = defineProduct({ entities: [invoice], calls: { invoice: source } })
    expect(product.entities[0]).toBe(invoice)
    expect(product.calls.invoice).toBe(source)
    expect(Object.isFrozen(source)).toBe(false)
  })

  test('takes the sources that screens take', () => {
    const source = memorySource(invoice, [])
    const product = defineProduct({ entities: [invoice], calls: { invoice: source } })
    expect(product.calls.invoice).toBe(source)
    expect(checkProduct(product)).toEqual([])
    expect(describeProduct(product)).toContain('| `invoice` | list<br>read one<br>create<br>change<br>remove')
  })

  test('takes any name for a screen, a role, an error or a limit', () => {
    const odd = { ['__proto__']: { value: 3 }, constructor: { value: 4 } }
    expect(Object.entries(defineProduct({ limits: odd }).limits)).toEqual([
      ['__proto__', { value: 3 }],
      ['constructor', { value: 4 }],
    ])
  })

  test('has the types of what it holds', () => {
    const product = defineProduct({
      entities: [invoice],
      limits: { upload: { value: 5_000_000, unit: 'bytes' } },
    })
    expectTypeOf(product.limits.upload.value).toEqualTypeOf<5_000_000>()
    expectTypeOf(product.entities[0]).toEqualTypeOf(invoice)
    expectTypeOf(product).not.toHaveProperty('roles')
  })
})

describe('what is no product is rejected where it stands', () => {
  test.each<[unknown, string]>([
    [null, 'the product is null'],
    [{ screen: {} }, 'the product has “screen”'],
    [{ purpose: {} }, 'purpose has no “does”. Add it'],
    [{ purpose: { does: 'x', for: 'all' } }, 'purpose.for is “all”. Write a list'],
    [{ purpose: { does: 'x', for: [7] } }, 'purpose.for[0] is 7. Write a text'],
    [{ screens: [] }, 'screens is a list. Write it in curly brackets'],
    [{ screens: { all: { path: 'invoices' } } }, 'screens.all.path is “invoices”. Write a path'],
    [{ screens: { all: { path: '/', shows: 'grid' } } }, 'screens.all.shows is “grid”. Write one of “list”'],
    [{ entities: { invoice } }, 'entities is an object. Write a list'],
    [{ entities: [{ name: 'invoice' }] }, 'entities[0] is no entity. Make it with defineEntity()'],
    [{ entities: [invoice, invoice] }, 'entities has two entities named “invoice”'],
    [{ roles: { clerk: 'Clerk' } }, 'roles.clerk is “Clerk”. Write it in curly brackets'],
    [{ calls: { invoice: { list: 'yes' } } }, 'calls.invoice.list is “yes”. Write a function or true'],
    [{ calls: { invoice: { can: 'search' } } }, 'calls.invoice.can is “search”'],
    [{ calls: { invoice: true } }, 'calls.invoice is true. Write a source'],
    [{ errors: { gone: { title: 'Gone', place: 'screen' } } }, 'errors.gone has no “next”'],
    [{ errors: { gone: { title: 'Gone', place: 'top', next: 'fix' } } }, 'errors.gone.place is “top”'],
    [{ errors: { gone: { title: 'x', place: 'form', next: 'fix', status: 7 } } }, 'errors.gone.status is 7'],
    [{ limits: { upload: { value: '5 MB' } } }, 'limits.upload.value is “5 MB”. Write a number'],
  ])('%j', (declaration, words) => {
    expect(() => defineProduct(declaration as ProductDeclaration)).toThrow(
      `screenwright: In defineProduct(), ${words}`,
    )
  })

  test('but not in production, where the check would only weigh', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(defineProduct({ screen: {} } as ProductDeclaration)).toEqual({ screen: {} })
  })

  test('by the types already', () => {
    vi.stubEnv('NODE_ENV', 'production')
    // @ts-expect-error: no such section
    defineProduct({ screen: {} })
    // @ts-expect-error: a path is certain
    defineProduct({ screens: { all: {} } })
    // @ts-expect-error: no such place
    defineProduct({ errors: { gone: { title: 'Gone', place: 'top', next: 'fix' } } })
  })
})
