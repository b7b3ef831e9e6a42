import type { EngineCase } from './EngineCase'
import { unsaved } from './FormEngine'
import { same, until } from './openForm'

/** Whether a form has changed since it was last saved. */
export const changeCases: readonly EngineCase[] = [
  {
    owes: 'A list in which an item was added and removed again has not changed',
    needs: ['Guests', 'changes'],
    async run(form) {
      await form.draw({ form: 'Guests' })
      await form.press('Add guest')
      await until(() => form.count(unsaved), 1, 'Said to have changed with the item')
      await form.press('Remove Guest 4')
      await until(() => form.count(unsaved), 0, 'Said to have changed without it')
    },
  },
  {
    owes: 'A text that is typed back to what it was has not changed',
    needs: ['Account', 'changes'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await form.field('Remark').fill('A window seat')
      await until(() => form.count(unsaved), 1, 'Said to have changed')
      await form.field('Remark').fill('')
      await until(() => form.count(unsaved), 0, 'Said to have changed when it is as before')
    },
  },
  {
    owes: 'Once a form was saved, going back to what was there before is a change',
    needs: ['Account', 'changes'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await form.field('Remark').fill('A window seat')
      await until(() => form.count(unsaved), 1, 'Said to have changed')
      await form.press('Send')
      await until(() => form.count(unsaved), 0, 'Said to have changed once it is saved')
      await form.field('Remark').fill('')
      await until(() => form.count(unsaved), 1, 'Said to have changed back')
    },
  },
  {
    owes: 'What is typed while a form is sent stays, and is a change',
    needs: ['Account', 'changes'],
    async run(form) {
      await form.draw({ form: 'Account', holdSends: true })
      await form.field('Remark').fill('A window seat')
      await form.field('Remark').press('Enter')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      await form.field('Remark').fill('A window seat, and quiet')
      await form.answerSend(0)
      await form.settle()
      same(await form.field('Remark').inputValue(), 'A window seat, and quiet', 'What stands there')
      await until(() => form.count(unsaved), 1, 'Said to have changed')
    },
  },
]
