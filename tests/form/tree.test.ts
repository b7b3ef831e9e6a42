import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule, FormStore, FormValues } from '../../src/form/FormStore'
import { messages, needed } from './acting'

const order = {
  customer: 'Ada',
  address: { street: 'Main Street 1', city: 'Boise', note: { inside: true } },
  lines: [
    { what: 'Ring', quantity: 1 },
    { what: 'Cage', quantity: 2 },
  ],
}

const form = (options = {}): FormStore => createForm<FormValues>({ defaultValues: order, ...options })

describe('a value in a group', () => {
  it('is read, written and shown by its path', () => {
    const store = form()
    expect(store.getValue(['address', 'street'])).toBe('Main Street 1')
    store.change(['address', 'street'], 'Elm Road 2')
    expect(store.getValue(['address', 'street'])).toBe('Elm Road 2')
    expect(store.getValue('address')).toEqual({ ...order.address, street: 'Elm Road 2' })
    store.setValue(['address', 'city'], 'Reno')
    expect(store.getShown(['address', 'city'])).toMatchObject({ value: 'Reno', revision: 1 })
    expect(store.getValues()).toEqual({
      ...order,
      address: { street: 'Elm Road 2', city: 'Reno', note: { inside: true } },
    })
  })

  it('replaces what it stands in, and nothing else', () => {
    const store = form()
    store.change(['lines', 1, 'quantity'], 3)
    const before = store.getValues() as unknown as typeof order
    expect(before.address).toBe(order.address)
    expect(before.lines[0]).toBe(order.lines[0])
    expect(before.lines[1]).toEqual({ what: 'Cage', quantity: 3 })
    store.change(['address', 'city'], 'Reno')
    const after = store.getValues() as unknown as typeof order
    expect(after.lines).toBe(before.lines)
    expect(after.address.note).toBe(order.address.note)
    expect(Object.isFrozen(after.address)).toBe(true)
    expect(order.address.city).toBe('Boise')
  })

  it('may be called anything', () => {
    const odd = ['__proto__', 'constructor', 'a.b', 'a[0]', '', '0', 'then', 'length']
    const store = createForm()
    for (const name of odd) for (const inner of odd) store.change([name, inner], `${name}/${inner}`)
    const values = store.getValues()
    expect(Object.keys(values).sort()).toEqual([...odd].sort())
    for (const name of odd) {
      const group = Object.getOwnPropertyDescriptor(values, name)?.value as object
      expect(Object.getPrototypeOf(group)).toBe(Object.prototype)
      expect(Object.entries(group).sort()).toEqual(odd.map((inner) => [inner, `${name}/${inner}`]).sort())
    }
  })

  it('makes group and form dirty, and clean again', () => {
    const store = form()
    store.change(['address', 'street'], 'Elm Road 2')
    expect([store.isDirty(), store.isDirty('address'), store.isDirty(['address', 'city'])]).toEqual([
      true,
      true,
      false,
    ])
    store.change(['address', 'street'], 'Main Street 1')
    expect(store.isDirty()).toBe(false)
  })

  it('leaves a group that was missing missing until something is filled in', () => {
    const store = form({ defaultValues: { address: null } })
    store.change(['address', 'street'], '')
    expect(store.getValues()).toEqual({ address: null })
    store.change(['address', 'street'], 'Elm Road 2')
    expect(store.getValues()).toEqual({ address: { street: 'Elm Road 2' } })
    store.change(['address', 'street'], '')
    expect(store.isDirty()).toBe(false)
  })

  it('is told to whoever listens to it or to what it stands in', () => {
    const store = form()
    const heard: string[] = []
    store.subscribeValue(['address', 'city'], () => heard.push('city'))
    store.subscribeValue('address', () => heard.push('address'))
    store.subscribeValue('lines', () => heard.push('lines'))
    store.subscribeValue([], () => heard.push('form'))
    store.change(['address', 'city'], 'Reno')
    expect(heard).toEqual(['city', 'address', 'form'])
    heard.length = 0
    store.setValue('address', { street: 'Main Street 1', city: 'Denver' })
    expect(heard).toEqual(['city', 'address', 'form'])
    expect(store.getShown(['address', 'city'])).toMatchObject({ value: 'Denver', revision: 1 })
    expect(store.getShown(['address', 'street']).revision).toBe(0)
  })

  it('goes back with a reset, and stays when it was sent', async () => {
    const store = form()
    store.change(['address', 'city'], 'Reno')
    store.reset()
    expect(store.getValues()).toEqual(order)
    expect(store.getShown(['address', 'city'])).toMatchObject({ value: 'Boise', revision: 1 })
    store.change(['address', 'city'], 'Reno')
    await store.submit()
    expect(store.isDirty()).toBe(false)
    store.change(['address', 'city'], 'Boise')
    expect(store.isDirty()).toBe(true)
  })
})

describe('what a group’s rules find', () => {
  const complete: FieldRule = (value) => {
    const { street, city } = value as { street?: string; city?: string }
    const issue = { rule: 'required', params: {}, severity: 'error', source: 'client' } as const
    return [
      ...(street ? [] : [{ ...issue, path: ['address', 'street'], message: 'Enter the street' }]),
      ...(city ? [] : [{ ...issue, path: ['address', 'city'], message: 'Enter the city' }]),
      ...(city === 'Paris' ? [{ ...issue, path: ['address'], message: 'We deliver in Idaho alone' }] : []),
    ]
  }
  const empty = () => form({ defaultValues: { address: {} }, rules: { address: complete } })

  it('stands in its parts, once they were left or submitted', async () => {
    const store = empty()
    store.change(['address', 'street'], 'x')
    store.change(['address', 'street'], '')
    store.blur(['address', 'street'])
    expect(messages(store.getIssues(['address', 'street']))).toEqual(['Enter the street'])
    expect(store.getIssues(['address', 'city'])).toEqual([])
    expect(await store.submit()).toBe(false)
    expect(messages(store.getAllIssues())).toEqual(['Enter the street', 'Enter the city'])
    store.change(['address', 'city'], 'Boise')
    expect(store.getIssues(['address', 'city'])).toEqual([])
    store.change(['address', 'street'], 'Elm Road 2')
    expect(store.getStatus()).toBe('editing')
    expect(await store.submit()).toBe(true)
  })

  it('stands at the group itself once that was left', () => {
    const store = empty()
    store.change(['address', 'city'], 'Paris')
    store.blur(['address', 'city'])
    expect(store.getIssues('address')).toEqual([])
    store.blur('address')
    expect(messages(store.getIssues('address'))).toEqual(['We deliver in Idaho alone'])
    store.change(['address', 'city'], 'Boise')
    expect(store.getIssues('address')).toEqual([])
  })

  it('stands at the nearest group on the page, where its field is not there', async () => {
    const store = empty()
    store.register('address', { id: 'address' })
    store.register(['address', 'street'], { id: 'street' })
    await store.submit()
    expect(messages(store.getIssues(['address', 'street']))).toEqual(['Enter the street'])
    expect(messages(store.getIssues('address'))).toEqual(['Enter the city'])
    expect(store.getAllIssues().map(({ path }) => store.getControlId(path))).toEqual(['address', 'street'])
  })
})

describe('a rule', () => {
  function counted(read: (context: Parameters<FieldRule>[1]) => unknown) {
    return vi.fn<FieldRule>((_, context) => {
      read(context)
      return 'Not yet'
    })
  }

  it('is asked again exactly when something that it has read changes', async () => {
    const alone = counted(() => undefined)
    const readsCity = counted(({ values }) => (values.address as { city: string }).city)
    const readsAll = counted(({ values }) => ({ ...values }))
    const store = form({ rules: { alone, readsCity, readsAll } })
    await store.submit()
    const asked = () => [alone, readsCity, readsAll].map(({ mock }) => mock.calls.length)
    const before = asked()
    const more = (change: () => void) => {
      const last = asked()
      change()
      return asked().map((count, index) => count - (last[index] ?? 0))
    }
    expect(before).toEqual([1, 1, 1])
    expect(more(() => store.change('customer', 'Bea'))).toEqual([0, 0, 1])
    expect(more(() => store.change(['address', 'city'], 'Reno'))).toEqual([0, 1, 1])
    expect(more(() => store.change('alone', 'x'))).toEqual([1, 0, 1])
    expect(more(() => store.setValue('address', { city: 'Denver' }))).toEqual([0, 1, 1])
  })

  it('knows the values beside its own, and only these ask it again', () => {
    const store = form()
    const dear = vi.fn<FieldRule>((value, { siblings, path }) =>
      Number(value) * Number(siblings.quantity) > 10
        ? `Too dear at ${path.map(String).join('/')}`
        : undefined,
    )
    store.register(['lines', 1, 'price'], { id: 'price', rules: dear })
    store.change(['lines', 1, 'price'], 6)
    store.blur(['lines', 1, 'price'])
    expect(messages(store.getIssues(['lines', 1, 'price']))).toEqual(['Too dear at lines/1/price'])
    store.change(['lines', 0, 'quantity'], 7)
    expect(dear).toHaveBeenCalledTimes(1)
    store.change(['lines', 1, 'quantity'], 1)
    expect(store.getIssues(['lines', 1, 'price'])).toEqual([])
  })

  it('may be asked with the first change, or not before a submission', async () => {
    const eager = createForm({ rules: { airport: needed }, validateOn: 'change' })
    eager.change('airport', 'x')
    eager.change('airport', '')
    expect(messages(eager.getIssues('airport'))).toEqual(['Enter the airport'])

    const patient = createForm({ rules: { airport: needed }, validateOn: 'submit' })
    patient.change('airport', 'x')
    patient.change('airport', '')
    patient.blur('airport')
    expect(patient.getIssues('airport')).toEqual([])
    await patient.submit()
    expect(patient.getIssues('airport')).toHaveLength(1)
    patient.change('airport', 'x')
    expect(patient.getIssues('airport')).toEqual([])
  })
})
