import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule, FormValues } from '../../src/form/FormStore'
import { messages, needed } from './acting'

describe('while a person writes', () => {
  it('tells the field of nothing but an error that appears or goes', () => {
    const form = createForm({ rules: { airport: needed } })
    const field = vi.fn()
    const whole = vi.fn()
    form.subscribeField('airport', field)
    for (const end of Array.from({ length: 50 }, (_, index) => index + 1))
      form.change('airport', 'x'.repeat(end))
    expect(field).not.toHaveBeenCalled()

    form.subscribe(whole)
    form.change('airport', '')
    expect(field).not.toHaveBeenCalled()
    form.blur('airport')
    expect(field).toHaveBeenCalledTimes(1)
    form.change('airport', 'B')
    expect(field).toHaveBeenCalledTimes(2)
    form.change('airport', 'BO')
    expect(field).toHaveBeenCalledTimes(2)
  })

  it('says nothing about a field that was only passed through', () => {
    const form = createForm({ rules: { airport: needed } })
    form.blur('airport')
    expect(form.getIssues('airport')).toEqual([])
  })

  it('lets an error stand, the same object, as long as the same thing is wrong', () => {
    const short: FieldRule = (value) => (String(value).length < 4 ? 'Enter at least 4 characters' : undefined)
    const form = createForm({ rules: { remarks: short } })
    form.change('remarks', 'a')
    form.blur('remarks')
    const shown = form.getShown('remarks')
    form.change('remarks', 'ab')
    form.change('remarks', 'abc')
    expect(form.getShown('remarks')).toBe(shown)
    form.change('remarks', 'abcd')
    expect(form.getIssues('remarks')).toEqual([])
  })

  it('asks rules in order and stops at the first error', () => {
    const second = vi.fn<FieldRule>(() => 'Second')
    const form = createForm({ rules: { airport: [needed, second] } })
    form.change('airport', 'x')
    form.change('airport', '')
    form.blur('airport')
    expect(messages(form.getIssues('airport'))).toEqual(['Enter the airport'])
    expect(second).not.toHaveBeenCalled()
  })

  it('takes an error off when it is mended in another field', () => {
    const sum: FieldRule = (value, { values }) =>
      value === Number(values.repair) + Number(values.other) ? undefined : 'Enter the sum of both costs'
    const form = createForm<FormValues>({ defaultValues: { repair: 100, other: 20 }, rules: { total: sum } })
    form.change('total', 150)
    form.blur('total')
    expect(form.getIssues('total')).toHaveLength(1)
    form.change('other', 50)
    expect(form.getIssues('total')).toEqual([])
    form.change('other', 60)
    expect(form.getIssues('total')).toEqual([])
  })

  it('gives a rule the other values', () => {
    const rule: FieldRule = (value, { values }) =>
      values.damage === 'none' && value ? 'Leave the cost out: there was no damage' : undefined
    const form = createForm<FormValues>({ defaultValues: { damage: 'none' }, rules: { cost: rule } })
    form.change('cost', 100)
    form.blur('cost')
    expect(form.getIssues('cost')).toHaveLength(1)
  })

  it('lets a warning stand beside the field and never stop a submission', async () => {
    const fast: FieldRule = (value) =>
      Number(value) > 400
        ? { severity: 'warning', message: 'Check the speed: few aircraft are so fast' }
        : undefined
    const form = createForm({ rules: { speed: fast } })
    form.change('speed', 500)
    form.blur('speed')
    expect(form.getIssues('speed')[0]?.severity).toBe('warning')
    expect(await form.submit()).toBe(true)
    expect(form.getStatus()).toBe('submitted')
    expect(form.getIssues('speed')).toHaveLength(1)
    form.change('speed', 300)
    expect(form.getIssues('speed')).toEqual([])
  })

  it('shows what code sets, and a person’s own text is no such thing', () => {
    const form = createForm({ defaultValues: { airport: 'BOISE' } })
    const first = form.getShown('airport')
    form.change('airport', 'DENVER')
    expect(form.getShown('airport')).toBe(first)
    form.setValue('airport', 'RENO')
    expect(form.getShown('airport')).toMatchObject({ value: 'RENO', revision: 1 })
    form.change('airport', 'REN')
    form.setValue('airport', 'RENO')
    expect(form.getShown('airport')).toMatchObject({ value: 'RENO', revision: 2 })
    expect(form.getValue('airport')).toBe('RENO')
  })

  it('says nothing about a field that code has emptied when a person leaves it', () => {
    const form = createForm({ rules: { password: needed }, validateOn: 'submit' })
    form.change('password', 'owl')
    form.blur('password')
    form.setValue('password', '')
    form.blur('password')
    expect(form.getIssues('password')).toEqual([])
  })
})
