import { expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'

const whole = { rule: 'server', params: {}, severity: 'error', source: 'server' } as const

it('takes a rejection of the server by a name and words alone', async () => {
  const form = createForm({
    defaultValues: { email: 'ana@example.org' },
    onSubmit: () => ({ issues: [{ path: 'email', message: 'Enter another address' }] }),
  })
  await expect(form.submit()).resolves.toBe(false)
  expect(form.getAllIssues()).toEqual([{ ...whole, path: ['email'], message: 'Enter another address' }])
})

it('lands it in a list by its path, and without a path on the form', async () => {
  const form = createForm({
    defaultValues: { children: [{ name: 'Mia' }, { name: 'Tom' }] },
    onSubmit: () => ({
      issues: [
        { path: ['children', 1, 'name'], message: 'Tom has a place already' },
        { message: 'The course is full' },
      ],
    }),
  })
  await form.submit()
  expect(form.getAllIssues()).toEqual([
    { ...whole, path: [], message: 'The course is full' },
    { ...whole, path: ['children', 1, 'name'], message: 'Tom has a place already' },
  ])
})

it('keeps what a whole issue says, a warning among them', async () => {
  const form = createForm({
    defaultValues: { weight: 900 },
    onSubmit: () => ({
      issues: [{ path: 'weight', rule: 'heavy', severity: 'warning', message: 'Check the weight' }],
    }),
  })
  await expect(form.submit()).resolves.toBe(true)
  expect(form.getIssues('weight')).toEqual([
    {
      path: ['weight'],
      rule: 'heavy',
      params: {},
      severity: 'warning',
      source: 'server',
      message: 'Check the weight',
    },
  ])
})

it('takes them from the rules of the whole form, from elsewhere and at the start', async () => {
  const form = createForm({
    defaultValues: { from: '2026-12-02', to: '2026-12-01' },
    issues: [{ path: 'from', message: 'Enter a day to come' }],
    validate: ({ from, to }) => (from > to ? [{ path: 'to', message: 'Enter a later day' }] : []),
  })
  expect(form.getIssues('from')).toEqual([{ ...whole, path: ['from'], message: 'Enter a day to come' }])
  await form.submit()
  expect(form.getIssues('to')).toEqual([
    {
      path: ['to'],
      rule: 'validate',
      params: {},
      severity: 'error',
      source: 'client',
      message: 'Enter a later day',
    },
  ])
  form.setIssues([{ path: 'to', message: 'Taken meanwhile' }])
  expect(form.getIssues('to').map(({ message }) => message)).toEqual(['Taken meanwhile'])
})
