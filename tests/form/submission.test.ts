import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule, FormValues } from '../../src/form/FormStore'
import type { Issue } from '../../src/spec/rules/issues'
import { later, messages, needed, serverIssue, settled } from './acting'

describe('submission', () => {
  it('happens once for Enter, Enter and a click, while the answer is awaited', async () => {
    const answer = later<void>()
    const onSubmit = vi.fn(() => answer.promise)
    const form = createForm({ onSubmit })
    const presses = [form.submit(), form.submit(), form.submit()]
    answer.resolve()
    expect(await Promise.all(presses)).toEqual([true, true, true])
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('happens once, also when the answer is there before the second press', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const onSubmit = vi.fn()
    const form = createForm({ onSubmit })
    await form.submit()
    vi.advanceTimersByTime(100)
    expect(await form.submit()).toBe(true)
    expect(onSubmit).toHaveBeenCalledTimes(1)

    form.change('search', 'gull')
    await form.submit()
    expect(onSubmit).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(5000)
    await form.submit()
    expect(onSubmit).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('keeps its key until an answer has come', async () => {
    const keys: string[] = []
    const answers = [
      Promise.reject(new Error('lost')),
      { issues: [serverIssue('airport', 'Unknown')] },
      undefined,
    ]
    const form = createForm({
      onSubmit: (_, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        return answers[keys.length - 1]
      },
    })
    await form.submit()
    expect(form.getStatus()).toBe('failed')
    await form.submit()
    await form.submit()
    const [lost, retried, corrected] = keys
    expect(retried).toBe(lost)
    expect(corrected).not.toBe(lost)
    expect(lost).toMatch(/^\d+(-\d+){3}$/)
  })

  it('keeps everything when onSubmit throws, and can be tried again', async () => {
    const failure = new Error('no answer')
    const onSubmit = vi.fn<() => void>().mockImplementationOnce(() => {
      throw failure
    })
    const form = createForm({ onSubmit })
    form.change('airport', 'BOISE')
    expect(await form.submit()).toBe(false)
    expect(form.getSubmitError()).toBe(failure)
    expect(form.getValue('airport')).toBe('BOISE')
    expect(await form.submit()).toBe(true)
    expect(form.getSubmitError()).toBeUndefined()
  })

  it('shows what the server rejects beside what the form found, each until its field changes', async () => {
    const long: FieldRule = (value) =>
      String(value).length > 3 ? { severity: 'warning', message: 'Codes have three letters' } : undefined
    const form = createForm({
      defaultValues: { airport: 'BOISE', phase: 'climb' },
      rules: { airport: long },
      onSubmit: () => ({
        issues: [
          serverIssue('airport', 'There is no such airport'),
          serverIssue('phase', 'Choose another phase'),
          serverIssue(undefined, 'This strike was reported already'),
        ],
      }),
    })
    expect(await form.submit()).toBe(false)
    expect(form.getStatus()).toBe('invalid')
    expect(messages(form.getIssues('airport'))).toEqual([
      'Codes have three letters',
      'There is no such airport',
    ])
    form.change('airport', 'BOI')
    expect(form.getIssues('airport')).toEqual([])
    expect(messages(form.getIssues('phase'))).toEqual(['Choose another phase'])
    expect(messages(form.getAllIssues())).toEqual([
      'This strike was reported already',
      'Choose another phase',
    ])
  })

  it('is not held back by what the server said of an earlier one', async () => {
    const onSubmit = vi.fn().mockReturnValueOnce({ issues: [serverIssue('airport', 'Not open yet')] })
    const form = createForm({ defaultValues: { airport: 'BOISE' }, onSubmit })
    expect(await form.submit()).toBe(false)
    expect(await form.submit()).toBe(true)
    expect(form.getAllIssues()).toEqual([])
  })

  it('accepts what comes back with warnings alone', async () => {
    const warning: Issue = { ...serverIssue('cost', 'Few strikes cost so much'), severity: 'warning' }
    const form = createForm({ onSubmit: () => ({ issues: [warning] }) })
    expect(await form.submit()).toBe(true)
    expect(messages(form.getIssues('cost'))).toEqual(['Few strikes cost so much'])
  })

  it('validates the whole form once every field is right', async () => {
    const validate = vi.fn(() => [serverIssue('cost', 'Enter the cost or no damage')])
    const onSubmit = vi.fn()
    const form = createForm({ rules: { airport: needed }, validate, onSubmit })
    await form.submit()
    expect(validate).not.toHaveBeenCalled()
    form.change('airport', 'BOISE')
    expect(await form.submit()).toBe(false)
    expect(messages(form.getAllIssues())).toEqual(['Enter the cost or no damage'])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is editing again once everything rejected is mended', async () => {
    const form = createForm({ rules: { airport: needed, phase: needed } })
    await form.submit()
    await form.submit()
    expect(form.getFailedSubmitCount()).toBe(2)
    form.change('airport', 'BOISE')
    expect(form.getStatus()).toBe('invalid')
    form.change('phase', 'climb')
    expect(form.getStatus()).toBe('editing')
    expect(form.getFailedSubmitCount()).toBe(0)
  })

  it('is aborted by a reset, and its answer is of no interest then', async () => {
    const answer = later<{ issues: Issue[] }>()
    let signal: AbortSignal | undefined
    const form = createForm({
      defaultValues: { airport: 'BOISE' },
      onSubmit: (_, context) => {
        signal = context.signal
        return answer.promise
      },
    })
    form.change('airport', 'RENO')
    const submitted = form.submit()
    await settled()
    form.reset()
    expect(signal?.aborted).toBe(true)
    expect(form.getStatus()).toBe('editing')
    answer.resolve({ issues: [serverIssue('airport', 'Unknown')] })
    expect(await submitted).toBe(false)
    expect(form.getAllIssues()).toEqual([])
    expect(form.getValues()).toEqual({ airport: 'BOISE' })
  })

  it('is aborted by a reset while a rule is pending', async () => {
    const onSubmit = vi.fn()
    const form = createForm({ rules: { airport: () => new Promise<undefined>(() => {}) }, onSubmit })
    const submitted = form.submit()
    form.reset()
    expect(await submitted).toBe(false)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.getStatus()).toBe('editing')
  })

  it('makes what was accepted the new start, but for what was written since', async () => {
    const answer = later<void>()
    const form = createForm<FormValues>({
      defaultValues: { airport: 'BOISE' },
      onSubmit: () => answer.promise,
    })
    form.change('airport', 'RENO')
    form.change('phase', 'climb')
    const submitted = form.submit()
    await settled()
    form.change('phase', 'descent')
    answer.resolve()
    await submitted
    expect(form.isDirty('airport')).toBe(false)
    expect(form.isDirty('phase')).toBe(true)
  })

  it('takes new rules and handlers without losing a value', async () => {
    const second = vi.fn()
    const form = createForm({ rules: { airport: needed } })
    form.change('phase', 'climb')
    form.configure({ onSubmit: second })
    expect(await form.submit()).toBe(true)
    expect(second.mock.calls[0]?.[0]).toEqual({ phase: 'climb' })
  })
})
