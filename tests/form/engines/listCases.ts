import type { EngineCase } from './EngineCase'
import { needsName } from './FormEngine'
import { type OpenForm, same, until } from './openForm'

const rejected = (form: OpenForm) =>
  form.page
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-invalid') === 'true'))

export async function sendsGuests(form: OpenForm, ...names: string[]): Promise<void> {
  await form.press('Send')
  await until(async () => (await form.sent()).length, 1, 'Times sent')
  same((await form.sent())[0], [['guests', names]], 'What was sent')
}

/** A list of plain texts that a person changes. */
export const listCases: readonly EngineCase[] = [
  {
    owes: 'A list of texts is sent as it stands after one is added, the middle one removed and the last moved',
    needs: ['Guests'],
    async run(form) {
      await form.draw({ form: 'Guests' })
      await form.press('Add guest')
      await form.field('Guest 4').fill('Dan')
      await form.press('Remove Guest 2')
      await form.press('Move Guest 3 up')
      await form.settle()
      const shown = await form.page
        .getByRole('textbox')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
      same(shown, ['Ana', 'Dan', 'Cleo'], 'What is shown')
      await sendsGuests(form, 'Ana', 'Dan', 'Cleo')
    },
  },
  {
    owes: 'An error goes with its item when another is removed and when it is moved',
    needs: ['Guests'],
    async run(form) {
      await form.draw({ form: 'Guests' })
      await form.field('Guest 2').fill('')
      await form.field('Guest 2').blur()
      await until(() => rejected(form), [false, true, false], 'Rejected fields at first')
      await form.press('Remove Guest 1')
      await form.settle()
      same(await rejected(form), [true, false], 'Rejected fields after a removal')
      await form.press('Move Guest 2 up')
      await form.settle()
      same(await rejected(form), [false, true], 'Rejected fields after a move')
      same(await form.count(needsName), 1, 'Errors shown')
    },
  },
  {
    owes: 'Focus stays with the item that is moved, so that pressing twice moves it twice',
    needs: ['Guests'],
    async run(form) {
      await form.draw({ form: 'Guests' })
      await form.page.getByRole('button', { name: 'Move Guest 3 up' }).focus()
      for (let time = 0; time < 2; time++) {
        await form.page.keyboard.press('Enter')
        await form.settle()
      }
      await sendsGuests(form, 'Cleo', 'Ana', 'Ben')
    },
  },
]
