import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FormOptions, FormValues } from '../../src/form/FormStore'
import { messages, needed } from './acting'

describe('values', () => {
  const odd = ['__proto__', 'constructor', 'toString', 'a.b', 'a[0]', '', '0', ' ']

  it('keeps a field of any name as it is', async () => {
    const sent = vi.fn()
    const form = createForm({ onSubmit: sent })
    for (const name of odd) form.change(name, `value of ${name}`)
    await form.submit()

    const expected = Object.fromEntries(odd.map((name) => [name, `value of ${name}`]))
    expect(Object.keys(form.getValues()).sort()).toEqual([...odd].sort())
    expect(sent.mock.calls[0]?.[0]).toEqual(expected)
    expect(Object.hasOwn(form.getValues(), '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(form.getValues())).toBe(Object.prototype)
  })

  it('takes defaults and rules under any name', async () => {
    const rules: FormOptions['rules'] = Object.fromEntries(odd.map((name) => [name, needed]))
    const defaultValues = Object.fromEntries(odd.map((name) => [name, `first ${name}`]))
    const form = createForm({ defaultValues, rules })
    expect(form.getValues()).toEqual(defaultValues)
    for (const name of odd) form.change(name, '')
    expect(await form.submit()).toBe(false)
    for (const name of odd) expect(messages(form.getIssues(name))).toEqual(['Enter the airport'])
  })

  it('takes a value that it begins with and that is known only later for no change, also within a group', () => {
    const form = createForm<FormValues>({ defaultValues: { agency: 1, place: { street: 'Main St' } } })
    const shown = vi.fn()
    form.subscribeField('city', shown)
    form.setBaseValue('city', 'Leeds')
    form.setBaseValue(['place', 'country'], 'UK')
    expect(shown).toHaveBeenCalled()
    expect(form.getValues()).toEqual({
      agency: 1,
      city: 'Leeds',
      place: { street: 'Main St', country: 'UK' },
    })
    expect(form.isDirty()).toBe(false)
    form.change('city', 'Kent')
    form.change(['place', 'country'], 'US')
    expect(form.isDirty('place')).toBe(true)
    form.setBaseValue('city', 'Kent')
    form.setBaseValue(['place', 'country'], 'US')
    expect(form.isDirty()).toBe(false)
    form.change('city', 'York')
    form.reset()
    expect(form.getValue('city')).toBe('Kent')
  })

  it('asks no rule that only a prototype has', async () => {
    const form = createForm({ rules: {} })
    form.change('toString', 'x')
    form.change('__proto__', 'x')
    expect(await form.submit()).toBe(true)
  })

  it('keeps values of any type, lists of plain values among them', () => {
    const form = createForm({ defaultValues: { wildlife: ['gull', 'gull'], cost: 0, warned: false } })
    form.change('wildlife', ['gull', 'hawk'])
    form.change('cost', 9007199254740991)
    expect(form.getValues()).toEqual({ wildlife: ['gull', 'hawk'], cost: 9007199254740991, warned: false })
  })

  it('gives the same frozen values until one changes', () => {
    const form = createForm({ defaultValues: { airport: 'DENVER' } })
    const before = form.getValues()
    expect(form.getValues()).toBe(before)
    expect(Object.isFrozen(before)).toBe(true)
    form.change('airport', 'BOISE')
    expect(form.getValues()).not.toBe(before)
    expect(before).toEqual({ airport: 'DENVER' })
  })

  it('sees whether lists that share lists differ from the start', () => {
    const shared = (innermost: string) => {
      let value: unknown = innermost
      for (let depth = 0; depth < 60; depth += 1) value = [value, value]
      return value
    }
    const form = createForm({ defaultValues: { seen: shared('gull') } })
    form.change('seen', shared('hawk'))
    expect(form.isDirty()).toBe(true)
    form.change('seen', shared('gull'))
    expect(form.isDirty()).toBe(false)
  })

  it('is dirty only while something differs from the start', () => {
    const form = createForm<FormValues>({
      defaultValues: { airport: 'DENVER', seen: ['gull'], remarks: undefined },
    })
    const changed = vi.fn()
    form.subscribe(changed)
    form.change('airport', 'DENVE')
    expect(form.isDirty()).toBe(true)
    expect(form.isDirty('airport')).toBe(true)
    expect(form.isDirty('seen')).toBe(false)
    form.change('airport', 'DENVER')
    form.change('seen', ['gull'])
    form.change('remarks', '')
    expect(form.isDirty()).toBe(false)
    expect(form.isDirty('nothing')).toBe(false)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  it('tells what depends on a value of every change of it', () => {
    const form = createForm()
    const heard = vi.fn()
    const stop = form.subscribeValue('damage', heard)
    form.change('damage', 'minor')
    form.change('airport', 'BOISE')
    form.reset()
    stop()
    form.change('damage', 'none')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
