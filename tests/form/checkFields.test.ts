import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { later, messages, needed } from './acting'

const city = (value: unknown) => (value ? undefined : 'Enter the city')

describe('some fields of a form, validated by name', () => {
  it('show what is wrong with them, and no other field is asked', async () => {
    const onSubmit = vi.fn()
    const form = createForm({ rules: { airport: needed, city }, onSubmit })
    expect(await form.validateFields(['airport'])).toBe(false)
    expect(messages(form.getAllIssues())).toEqual(['Enter the airport'])
    expect(form.getStatus()).toBe('invalid')
    expect(form.getFailedSubmitCount()).toBe(1)

    form.change('airport', 'BOISE')
    expect(form.getStatus()).toBe('editing')
    expect(await form.validateFields(['airport'])).toBe(true)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('are validated although only others are on the page', async () => {
    const form = createForm({ rules: { airport: needed, city } })
    form.register('airport', { id: 'airport' })
    expect(await form.validateFields(['city'])).toBe(false)
    expect(messages(form.getIssues('city'))).toEqual(['Enter the city'])
  })

  it('are not spoken of any more once the form was reset meanwhile', async () => {
    const answer = later<string | undefined>()
    const form = createForm({ defaultValues: { city: '' }, rules: { city: () => answer.promise } })
    const validated = form.validateFields(['city'])
    form.reset()
    answer.resolve('Enter a city that exists')
    expect(await validated).toBe(false)
    expect(form.getStatus()).toBe('editing')
    expect(form.getAllIssues()).toEqual([])
  })

  it('are waited for when a rule takes time, and the form says so', async () => {
    const answer = later<string | undefined>()
    const form = createForm({ rules: { airport: () => answer.promise } })
    const validated = form.validateFields(['airport'])
    expect(form.getStatus()).toBe('checking')
    answer.resolve(undefined)
    expect(await validated).toBe(true)
    expect(form.getStatus()).toBe('editing')
  })

  it('fail as a submission does when a rule breaks', async () => {
    const broken = new Error('offline')
    const form = createForm({ rules: { airport: () => Promise.reject(broken) } })
    expect(await form.validateFields(['airport'])).toBe(false)
    expect([form.getStatus(), form.getSubmitError()]).toEqual(['failed', broken])
  })

  it('can be asked about in silence', () => {
    const listener = vi.fn()
    const form = createForm({ rules: { airport: needed, city: () => new Promise(() => {}) } })
    form.subscribe(listener)
    expect(form.isAccepted(['airport', 'city'])).toBe(false)
    expect(form.isAccepted(['city', 'remarks'])).toBe(true)
    form.setValue('airport', 'BOISE')
    expect(form.isAccepted(['airport', 'city'])).toBe(true)
    expect(form.getAllIssues()).toEqual([])
  })
})

describe('a submission that is intercepted', () => {
  it('goes on only when it is let, and is asked for once at a time', async () => {
    const onSubmit = vi.fn()
    const form = createForm({ onSubmit })
    const answer = later<boolean>()
    const ask = vi.fn<() => boolean | Promise<boolean>>(() => answer.promise)
    const stop = form.interceptSubmit(ask)
    const first = form.submit()
    const second = form.submit()
    answer.resolve(false)
    expect(await Promise.all([first, second])).toEqual([false, false])
    expect(ask).toHaveBeenCalledTimes(1)
    expect([form.getStatus(), onSubmit.mock.calls.length]).toEqual(['editing', 0])

    ask.mockReturnValue(true)
    expect(await form.submit()).toBe(true)
    stop()
    form.change('city', 'Reno')
    expect(await form.submit()).toBe(true)
    expect([ask.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 2])
  })
})
