import type { EngineCase } from './EngineCase'
import { same, until } from './openForm'

const filled = [
  ['username', 'ben'],
  ['country', 'Bolivia'],
  ['news', true],
] as const

export const actionCases: readonly EngineCase[] = [
  {
    owes: 'A form action that answers with errors leaves what was typed, chosen and ticked',
    needs: ['ActionAccount'],
    async run(form) {
      const taken = 'This user name is taken'
      const country = form.page.getByRole('combobox', { name: 'Country' })
      const news = form.page.getByRole('checkbox', { name: 'Send me news' })
      await form.draw({ form: 'ActionAccount', holdSends: true })
      await form.field('User name').fill('ben')
      await country.selectOption('Bolivia')
      // By keyboard, because a box without a sheet may have no size.
      await news.press(' ')
      await form.press('Send')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      await form.answerSend(0, { username: taken })
      await until(() => form.count(taken), 1, 'Errors shown')
      await form.settle()
      const left = [
        await form.field('User name').inputValue(),
        await country.inputValue(),
        await news.isChecked(),
      ]
      same(left, ['ben', 'Bolivia', true], 'What is left in the form')
      await form.press('Send')
      await until(async () => (await form.sent()).length, 2, 'Times sent')
      same((await form.sent())[1], [...filled], 'What is sent again')
    },
  },
]
