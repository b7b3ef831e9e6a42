import { describe, expect, it, vi } from 'vitest'
import { createForm } from '../../src/form/createForm'
import type { FieldRule, FormOptions } from '../../src/form/FormStore'
import type { Issue } from '../../src/spec/issues'

const needed: FieldRule = (value) => (value ? undefined : { rule: 'required', message: 'Enter the airport' })

function serverIssue(name: string | undefined, message: string): Issue {
  const path = name === undefined ? [] : [name]
  return { path, rule: 'known', params: {}, severity: 'error', source: 'server', message }
}

/** An answer that the test gives when it likes. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  let reject: (thrown: unknown) => void = () => {}
  const promise = new Promise<Answer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const messages = (issues: readonly Issue[]) => issues.map(({ message }) => message)

/** Lets every promise that can go on do so. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

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

  it('gives the same values until one changes, and nobody can change them from outside', () => {
    const form = createForm({ defaultValues: { airport: 'DENVER' } })
    const before = form.getValues()
    expect(form.getValues()).toBe(before)
    expect(Object.isFrozen(before)).toBe(true)
    form.change('airport', 'BOISE')
    expect(form.getValues()).not.toBe(before)
    expect(before).toEqual({ airport: 'DENVER' })
  })

  it('is dirty only while something differs from the start', () => {
    const form = createForm({ defaultValues: { airport: 'DENVER', seen: ['gull'], remarks: undefined } })
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
    const form = createForm({ defaultValues: { repair: 100, other: 20 }, rules: { total: sum } })
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
    const form = createForm({ defaultValues: { damage: 'none' }, rules: { cost: rule } })
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
})

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

  it('never lets a late verdict overwrite that of a newer value', async () => {
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

  it('says of a cleared field that it is required, whatever an older verdict says later', async () => {
    const { form, asked } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    form.change('airport', '')
    form.blur('airport')
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(messages(form.getIssues('airport'))).toEqual(['Enter the airport'])
  })

  it('takes a verdict about an older value off at once', async () => {
    const { form, asked } = withSlowRule()
    form.change('airport', 'BOI')
    form.blur('airport')
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(form.getIssues('airport')).toHaveLength(1)
    form.change('airport', 'BOIS')
    expect(form.getIssues('airport')).toEqual([])
  })

  it('keeps a submission back until the verdict is there, without asking twice', async () => {
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

  it('sends only what was judged, when the person goes on writing meanwhile', async () => {
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
    expect(form.getFailure()).toBe(lost)
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
    expect(form.getFailure()).toBe(failure)
    expect(form.getValue('airport')).toBe('BOISE')
    expect(await form.submit()).toBe(true)
    expect(form.getFailure()).toBeUndefined()
  })

  it('shows what the server refuses beside what the form found, each until its field changes', async () => {
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

  it('judges the whole form once every field is right', async () => {
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

  it('is editing again once everything refused is mended', async () => {
    const form = createForm({ rules: { airport: needed, phase: needed } })
    await form.submit()
    await form.submit()
    expect(form.getRefusals()).toBe(2)
    form.change('airport', 'BOISE')
    expect(form.getStatus()).toBe('invalid')
    form.change('phase', 'climb')
    expect(form.getStatus()).toBe('editing')
    expect(form.getRefusals()).toBe(0)
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
    const form = createForm({ defaultValues: { airport: 'BOISE' }, onSubmit: () => answer.promise })
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

describe('fields that come and go', () => {
  it('are judged by their own rule only while they are there, and keep their value', async () => {
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
