import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule } from '../../src/form/FormStore'
import { later, messages, needed, settled } from './acting'

describe('rules that take time', () => {
  function withSlowRule() {
    const asked: {
      value: unknown
      signal: AbortSignal
      answer: ReturnType<typeof later<string | undefined>>
    }[] = []
    const slow: FieldRule = (value, { signal }) => {
      const answer = later<string | undefined>()
      asked.push({ value, signal, answer })
      return answer.promise
    }
    const onSubmit = vi.fn()
    const form = createForm({ rules: { airport: [needed, slow] }, onSubmit })
    return { form, asked, onSubmit }
  }

  it('never lets a late result overwrite that of a newer value', async () => {
    const { form, asked } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    form.change('airport', 'BOISE')
    form.blur('airport')
    asked[1]?.answer.resolve(undefined)
    await settled()
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(form.getIssues('airport')).toEqual([])
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('says of a cleared field that it is required, whatever an older result says later', async () => {
    const { form, asked } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    form.change('airport', '')
    form.blur('airport')
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(messages(form.getIssues('airport'))).toEqual(['Enter the airport'])
  })

  it('takes a result about an older value off at once', async () => {
    const { form, asked } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(form.getIssues('airport')).toHaveLength(1)
    form.change('airport', 'BOIS')
    expect(form.getIssues('airport')).toEqual([])
  })

  it('keeps a submission back until the result is there, without asking twice', async () => {
    const { form, asked, onSubmit } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    const submitted = form.submit()
    expect(form.getStatus()).toBe('checking')
    expect(onSubmit).not.toHaveBeenCalled()
    asked[0]?.answer.resolve('There is no airport BOI')
    expect(await submitted).toBe(false)
    expect(asked).toHaveLength(1)
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.getStatus()).toBe('invalid')
  })

  it('sends only what was validated, when the person goes on writing meanwhile', async () => {
    const { form, asked, onSubmit } = withSlowRule()
    form.change('airport', 'BOI')
    const submitted = form.submit()
    form.change('airport', 'BOISE')
    await settled()
    expect(asked.map(({ value }) => value)).toEqual(['BOI', 'BOISE'])
    asked[1]?.answer.resolve(undefined)
    expect(await submitted).toBe(true)
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ airport: 'BOISE' })
  })

  it('fails, and loses nothing, when a rule throws', async () => {
    const { form, asked, onSubmit } = withSlowRule()
    form.change('airport', 'BOI')
    const submitted = form.submit()
    const lost = new Error('no answer')
    asked[0]?.answer.reject(lost)
    expect(await submitted).toBe(false)
    expect(form.getStatus()).toBe('failed')
    expect(form.getSubmitError()).toBe(lost)
    expect(form.getValue('airport')).toBe('BOI')
    expect(onSubmit).not.toHaveBeenCalled()

    const again = form.submit()
    expect(asked).toHaveLength(2)
    asked[1]?.answer.resolve(undefined)
    expect(await again).toBe(true)
  })

  it('leaves the person in peace when a rule throws while they write', async () => {
    const thrower: FieldRule = () => {
      throw new Error('broken')
    }
    const { form, asked } = withSlowRule()
    const broken = createForm({ rules: { airport: thrower } })
    broken.change('airport', 'x')
    expect(() => broken.blur('airport')).not.toThrow()
    expect(broken.getStatus()).toBe('editing')
    expect(await broken.submit()).toBe(false)
    expect(broken.getStatus()).toBe('failed')

    form.change('airport', 'x')
    form.blur('airport')
    asked[0]?.answer.reject(new Error('no answer'))
    await settled()
    expect(form.getStatus()).toBe('editing')
  })
})

describe('a slow rule of a value that was rejected', () => {
  it('waits for a pause in what a person types, and is asked once for the last of it', async () => {
    vi.useFakeTimers()
    const asked: unknown[] = []
    const form = createForm({
      delay: 300,
      rules: {
        airport: async (value) => {
          asked.push(value)
          return value === 'BOISE' ? undefined : 'There is no such airport'
        },
      },
    })
    form.change('airport', 'B')
    form.blur('airport')
    await vi.advanceTimersByTimeAsync(0)
    expect(form.getIssues('airport')).toHaveLength(1)
    form.change('airport', 'BO')
    form.change('airport', 'BOIS')
    await vi.advanceTimersByTimeAsync(299)
    form.change('airport', 'BOISE')
    await vi.advanceTimersByTimeAsync(299)
    expect(asked).toEqual(['B'])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['B', 'BOISE'])
    expect(form.getIssues('airport')).toEqual([])
    vi.useRealTimers()
  })
})
