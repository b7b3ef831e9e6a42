import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { serverIssue } from './acting'

describe('the intent of a submission', () => {
  it('reaches onSubmit, and is that of the press that sent the form', async () => {
    const onSubmit = vi.fn()
    const form = createForm({ onSubmit })
    await Promise.all([form.submit({ intent: 'saveAndNew' }), form.submit({ intent: 'save' })])
    expect(onSubmit.mock.calls.map(([, { intent }]) => intent as unknown)).toEqual(['saveAndNew'])
  })
})

describe('an action', () => {
  it('is what an accepted form is handed to where it has no onSubmit', async () => {
    const action = vi.fn(() => ({ issues: [serverIssue('airport', 'Enter a known airport')] }))
    const form = createForm({ rules: { airport: (value) => (value ? undefined : 'Enter the airport') } })
    await form.submit({ action })
    expect(action).not.toHaveBeenCalled()
    form.change('airport', 'XXXX')
    expect(await form.submit({ action })).toBe(false)
    expect(form.getIssues('airport').map(({ message }) => message)).toEqual(['Enter a known airport'])
    expect(form.getValue('airport')).toBe('XXXX')
  })

  it('waits for the answer, and leaves the sending to onSubmit where there is one', async () => {
    const action = vi.fn()
    const onSubmit = vi.fn()
    await createForm({ onSubmit }).submit({ action })
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(action).not.toHaveBeenCalled()
  })
})

describe('issues to start with', () => {
  it('are a rejection, on their fields and at the form', () => {
    const form = createForm({
      defaultValues: { airport: 'XXXX' },
      issues: [
        serverIssue('airport', 'Enter a known airport'),
        { ...serverIssue('', 'Sent twice'), path: [] },
      ],
    })
    expect(form.getStatus()).toBe('invalid')
    expect(form.getFailedSubmitCount()).toBe(1)
    expect(form.getAllIssues().map(({ message }) => message)).toEqual(['Sent twice', 'Enter a known airport'])
    form.change('airport', 'KDEN')
    expect(form.getIssues('airport')).toEqual([])
  })
})
