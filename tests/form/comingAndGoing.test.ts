import { describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FormValues } from '../../src/form/FormStore'
import { messages, needed, serverIssue, settled } from './acting'

describe('fields that come and go', () => {
  it('are validated by their own rule only while they are there, and keep their value', async () => {
    const form = createForm()
    form.change('cost', 'much')
    const leave = form.register('cost', { id: 'cost', rules: () => 'Enter a number' })
    expect(await form.submit()).toBe(false)
    leave()
    await settled()
    expect(form.getAllIssues()).toEqual([])
    expect(form.getStatus()).toBe('editing')
    expect(await form.submit()).toBe(true)
    expect(form.getValue('cost')).toBe('much')
  })

  it('are not asked for while only others are on the page', async () => {
    const form = createForm({ rules: { airport: needed, cost: () => 'Enter the cost' } })
    expect(await form.submit()).toBe(false)
    expect(messages(form.getAllIssues())).toEqual(['Enter the airport', 'Enter the cost'])

    form.register('airport', { id: 'airport' })
    const leave = form.register('cost', { id: 'cost' })
    leave()
    await settled()
    form.change('airport', 'BOISE')
    expect(await form.submit()).toBe(true)
  })

  it('keep what is shown when they leave and come back at once, as in StrictMode', async () => {
    const form = createForm()
    const place = { id: 'cost', rules: needed }
    const leave = form.register('cost', place)
    await form.submit()
    leave()
    form.register('cost', { ...place })
    await settled()
    expect(form.getIssues('cost')).toHaveLength(1)
  })

  it('show a reset in all their values', () => {
    const form = createForm({ defaultValues: { airport: 'BOISE', phase: 'climb' } })
    form.change('airport', '')
    form.reset({ airport: 'RENO' })
    expect(form.getValues()).toEqual({ airport: 'RENO', phase: 'climb' })
    expect(form.getShown('airport')).toMatchObject({ value: 'RENO', revision: 1 })
    expect(form.isDirty()).toBe(false)
    form.change('airport', 'X')
    form.reset()
    expect(form.getValue('airport')).toBe('RENO')
  })

  it('are listed in the order of the document, what belongs to no field first', async () => {
    document.body.innerHTML = '<input id="second"><input id="first"><input id="third">'
    const form = createForm()
    form.register('a', { id: 'first', rules: () => 'First' })
    form.register('b', { id: 'second', rules: () => 'Second' })
    form.register('c', { id: 'third', rules: () => 'Third' })
    await form.submit()
    form.setIssues([serverIssue(undefined, 'Whole'), serverIssue('elsewhere', 'Elsewhere')])
    expect(messages(form.getAllIssues())).toEqual(['Whole', 'Elsewhere', 'Second', 'First', 'Third'])
    expect(form.getAllIssues()).toBe(form.getAllIssues())
    expect(form.getControlId('b')).toBe('second')
    expect(form.getControlId('elsewhere')).toBeUndefined()
    document.body.replaceChildren()
  })
})

describe('the value of a field that leaves a page which stays', () => {
  async function hidden(whenHidden?: 'keep' | 'drop' | 'clear') {
    const form = createForm<FormValues>({ defaultValues: { damage: 'minor', cost: 12 } })
    form.register('damage', { id: 'damage' })
    const leave = form.register('cost', { id: 'cost', whenHidden })
    form.change('cost', 40)
    leave()
    await settled()
    form.showTyped('cost', 'cost')
    return form
  }

  it('is kept, and shown when the field comes back', async () => {
    const form = await hidden()
    expect(form.getValues()).toEqual({ damage: 'minor', cost: 40 })
    expect(form.getShown('cost').value).toBe(40)
  })

  it('is shown by a control that is new, and never written again into the one in which it was typed', () => {
    const form = createForm<FormValues>({ defaultValues: { cost: 12 } })
    form.register('cost', { id: 'cost' })
    form.change('cost', 40)
    form.showTyped('cost', 'cost')
    expect(form.getShown('cost').value).toBe(12)
    form.showTyped('cost', 'elsewhere')
    expect(form.getShown('cost').value).toBe(40)
  })

  it('is dropped until the field is back, when that is said', async () => {
    const form = await hidden('drop')
    expect(form.getValues()).toEqual({ damage: 'minor' })
    expect(form.isDirty('cost')).toBe(true)
    form.register('cost', { id: 'cost', whenHidden: 'drop' })
    expect(form.getValues()).toEqual({ damage: 'minor', cost: 40 })
    expect(form.getShown('cost').value).toBe(40)
  })

  it('is cleared for good, when that is said', async () => {
    const form = await hidden('clear')
    form.register('cost', { id: 'cost', whenHidden: 'clear' })
    expect(form.getValues()).toEqual({ damage: 'minor' })
    expect(form.getShown('cost')).toMatchObject({ value: undefined, revision: 1 })
  })

  it('stays when the whole form leaves, whatever is said', async () => {
    const form = createForm<FormValues>({ defaultValues: { damage: 'minor', cost: 12 } })
    const leave = [
      form.register('damage', { id: 'damage', whenHidden: 'drop' }),
      form.register('cost', { id: 'cost', whenHidden: 'clear' }),
    ]
    for (const each of leave) each()
    await settled()
    expect(form.getValues()).toEqual({ damage: 'minor', cost: 12 })
  })
})
