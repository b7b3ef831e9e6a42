import { describe, expect, test, vi } from 'vitest'
import { createForm } from '../../../src/form/createForm'
import { group, integer, list, text, type RuleResult } from '../../../src/spec/fields/fields'
import { accept, acceptAsync, fieldRules, validate, validateAsync } from '../../../src/spec/rules/validate'
import { later, messages, settled } from '../../form/acting'
import { entityWith } from '../parcel'

/** A field whose host answers when the test likes. */
function slowField() {
  const asked: { value: string; signal: AbortSignal; answer: ReturnType<typeof later<RuleResult>> }[] = []
  const field = text({
    required: true,
    maxLength: 9,
    validate: (value, _draft, { signal }) => {
      const answer = later<RuleResult>()
      asked.push({ value, signal, answer })
      return answer.promise
    },
  })
  return { field, asked }
}

describe('a rule of the host that takes time', () => {
  test('cannot be validated at once, and says so', () => {
    const { field } = slowField()
    expect(() => validate(entityWith({ field }), { field: 'a' })).toThrow(/takes time.*validateAsync/)
    expect(() => accept(entityWith({ field }), { field: 'a' })).toThrow(/takes time/)
  })

  test('is not asked about what other rules reject', () => {
    const { field, asked } = slowField()
    expect(validate(entityWith({ field }), { field: 'far too long' })).toHaveLength(1)
    expect(asked).toEqual([])
  })

  test('answers in its place, however late', async () => {
    const first = slowField()
    const entity = entityWith({ first: first.field, second: integer(), third: slowField().field })
    const result = validateAsync(entity, { first: 'a', second: 'x' })
    first.asked[0]?.answer.resolve('Enter another')
    expect((await result).map(({ path }) => path[0])).toEqual(['first', 'second', 'third'])
  })

  test('within a list answers with its place, and does not keep the list from being asked', async () => {
    const { field, asked } = slowField()
    const whole = vi.fn(() => undefined)
    const entity = entityWith({ lines: list(group({ field }), { validate: whole }) })
    const result = acceptAsync(entity, { lines: [{ field: 'a' }, { field: 'b' }] })
    expect(whole).toHaveBeenCalledOnce()
    asked[0]?.answer.resolve(undefined)
    asked[1]?.answer.resolve('Enter another')
    expect(await result).toMatchObject({
      accepted: false,
      issues: [{ path: ['lines', 1, 'field'], rule: 'validate', message: 'Enter another' }],
    })
  })

  test('is told when its result is no longer needed', async () => {
    const { field, asked } = slowField()
    const controller = new AbortController()
    const result = validateAsync(entityWith({ field }), { field: 'a' }, { signal: controller.signal })
    expect(asked[0]?.signal.aborted).toBe(false)
    controller.abort()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.answer.resolve(undefined)
    expect(await result).toEqual([])
  })

  test('that throws, throws', async () => {
    const { field, asked } = slowField()
    const result = acceptAsync(entityWith({ field }), { field: 'a' })
    asked[0]?.answer.reject(new Error('no answer'))
    await expect(result).rejects.toThrow('no answer')
  })

  test('goes through the Standard Schema', async () => {
    const { field, asked } = slowField()
    const result = entityWith({ field })['~standard'].validate({ field: 'a' })
    asked[0]?.answer.resolve('Enter another')
    expect(await result).toMatchObject({ issues: [{ message: 'Enter another', path: ['field'] }] })
  })
})

describe('a warning', () => {
  test.each(['warning', 'info'] as const)('of the severity %s never blocks', async (severity) => {
    const mild = (value: string) => (value === 'x' ? ({ message: 'Check it', severity } as const) : undefined)
    const entity = entityWith({
      now: text({ validate: mild }),
      soon: text({ validate: async (v) => mild(v) }),
    })
    const result = await acceptAsync(entity, { now: 'x', soon: 'x' })
    expect(result).toMatchObject({ accepted: true, value: { now: 'x', soon: 'x' } })
    expect(result.issues.map((issue) => issue.severity)).toEqual([severity, severity])

    const onSubmit = vi.fn()
    const form = createForm({ rules: fieldRules(entity), onSubmit, defaultValues: { now: 'x', soon: 'x' } })
    expect(await form.submit()).toBe(true)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('within a list does not keep the list from being asked', () => {
    const item = text({ validate: () => ({ message: 'Check it', severity: 'warning' }) })
    const field = list(item, { validate: () => 'Enter another list' })
    expect(validate(entityWith({ field }), { field: ['a'] }).map(({ severity }) => severity)).toEqual([
      'warning',
      'error',
    ])
  })
})

describe('an entity in a form', () => {
  function formOf() {
    const { field, asked } = slowField()
    const onSubmit = vi.fn()
    const form = createForm({ rules: fieldRules(entityWith({ airport: field })), onSubmit })
    return { form, asked, onSubmit }
  }

  test('never lets a late answer overwrite the result of a newer value', async () => {
    const { form, asked } = formOf()
    form.change('airport', 'BOI')
    form.blur('airport')
    form.change('airport', 'BOISE')
    form.blur('airport')
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[1]?.answer.resolve(undefined)
    await settled()
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(form.getIssues('airport')).toEqual([])
  })

  test('says of a cleared field that it is required, whatever comes later', async () => {
    const { form, asked } = formOf()
    form.change('airport', 'BOI')
    form.blur('airport')
    form.change('airport', '')
    form.blur('airport')
    asked[0]?.answer.resolve('There is no airport BOI')
    await settled()
    expect(messages(form.getIssues('airport'))).toEqual(['Enter airport'])
  })

  test('keeps a submission back until the rule has answered', async () => {
    const { form, asked, onSubmit } = formOf()
    form.change('airport', 'BOI')
    const submitted = form.submit()
    expect(form.getStatus()).toBe('checking')
    await settled()
    expect(onSubmit).not.toHaveBeenCalled()
    asked[0]?.answer.resolve('There is no airport BOI')
    expect(await submitted).toBe(false)
    expect(messages(form.getIssues('airport'))).toEqual(['There is no airport BOI'])
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
