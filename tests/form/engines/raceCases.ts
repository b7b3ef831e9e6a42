import type { EngineCase } from './EngineCase'
import { type OpenForm, same, until } from './openForm'

const taken = 'This user name is taken'
const wasChecked = (form: OpenForm, value: string) =>
  until(async () => (await form.checked()).includes(value), true, `The rule is asked about ${value}`)
const wasSent = (form: OpenForm, times: number) =>
  until(async () => (await form.sent()).length, times, 'Times sent')

/** Cases in which something happens while an answer is under way. */
export const raceCases: readonly EngineCase[] = [
  {
    owes: 'What a rule says late about an older value is not shown beside a newer one',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdChecks: true })
      await form.field('User name').fill('ben')
      await form.field('User name').blur()
      await wasChecked(form, 'ben')
      await form.field('User name').fill('benedikt')
      await form.field('User name').blur()
      await wasChecked(form, 'benedikt')
      await form.answerCheck('benedikt')
      await form.settle()
      await form.answerCheck('ben', taken)
      await form.settle()
      same(await form.count(taken), 0, 'Errors about the older value')
    },
  },
  {
    owes: 'A press of Send while a rule is being asked sends, once the rule has passed',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdChecks: true })
      await form.answerCheck('ana')
      await form.field('User name').fill('ben')
      await form.press('Send')
      await wasChecked(form, 'ben')
      await form.settle()
      same((await form.sent()).length, 0, 'Times sent before the rule has passed')
      await form.answerCheck('ben')
      await wasSent(form, 1)
    },
  },
  {
    owes: 'A value that a slow rule rejects is not sent, and the person is told why',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdChecks: true })
      await form.field('User name').fill('ben')
      await form.press('Send')
      await wasChecked(form, 'ben')
      await form.answerCheck('ben', taken)
      await until(() => form.count(taken), 1, 'Errors shown')
      await form.settle()
      same((await form.sent()).length, 0, 'Times sent')
    },
  },
  {
    owes: 'A field that has left while its rule was asked does not keep the form from being sent',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdChecks: true })
      for (const value of ['ana', 'SPRING']) await form.answerCheck(value)
      const invited = form.page.getByRole('checkbox', { name: 'I was invited' })
      await invited.check()
      await form.field('Code').fill('WINTER')
      await form.field('Code').blur()
      await wasChecked(form, 'WINTER')
      await invited.uncheck()
      await form.answerCheck('WINTER', 'There is no such code')
      await form.settle()
      await form.press('Send')
      await wasSent(form, 1)
      same(await form.count('There is no such code'), 0, 'Errors about the field that has left')
    },
  },
  {
    owes: 'A press of Send is not rejected by the rule of a field that has left meanwhile',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdChecks: true })
      for (const value of ['ana', 'SPRING']) await form.answerCheck(value)
      const invited = form.page.getByRole('checkbox', { name: 'I was invited' })
      await invited.check()
      await form.field('Code').fill('WINTER')
      await form.press('Send')
      await wasChecked(form, 'WINTER')
      await invited.uncheck()
      await form.answerCheck('WINTER', 'There is no such code')
      await form.settle()
      // Such a press may be forgotten with the field; another one may not.
      if ((await form.sent()).length === 0) await form.press('Send')
      await wasSent(form, 1)
    },
  },
  {
    owes: 'The answer to an older submission does not stand over that of a newer one',
    needs: ['Account'],
    async run(form) {
      const old = 'The user name ben is taken'
      await form.draw({ form: 'Account', holdSends: true })
      await form.field('User name').fill('ben')
      await form.field('User name').press('Enter')
      await wasSent(form, 1)
      await form.field('User name').fill('benedikt')
      await form.press('Send')
      await form.settle()
      if ((await form.sent()).length === 1) {
        // Its presses wait for the answer, so that the newer submission comes after it.
        await form.answerSend(0, { username: old })
        await form.settle()
        await form.press('Send')
        await wasSent(form, 2)
        await form.answerSend(1)
      } else {
        await form.answerSend(1)
        await form.settle()
        await form.answerSend(0, { username: old })
        await form.settle()
      }
      await until(() => form.count(old), 0, 'Errors of the older submission')
      same(
        (await form.sent())[1]?.find(([name]) => name === 'username')?.[1],
        'benedikt',
        'What was sent last',
      )
    },
  },
]
