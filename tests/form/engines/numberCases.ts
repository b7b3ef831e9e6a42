import type { EngineCase } from './EngineCase'
import { type OpenForm, same, until } from './openForm'

async function write(form: OpenForm, text: string) {
  await form.draw({ form: 'Price' })
  await form.field('Price').pressSequentially(text)
  await form.field('Price').press('Enter')
}

/** A number that a person writes is what they wrote. */
export const numberCases: readonly EngineCase[] = [
  {
    owes: 'What is written as "1,5" is never sent as 15',
    needs: ['Price'],
    async run(form) {
      await write(form, '1,5')
      await form.settle()
      const sent = (await form.sent()).flat().map(([, value]) => String(value))
      same(
        sent.filter((value) => value === '15'),
        [],
        'What was sent',
      )
    },
  },
  {
    owes: '9007199254740993 is sent to the last digit',
    needs: ['Price'],
    async run(form) {
      await write(form, '9007199254740993')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      same(String((await form.sent())[0]?.[0]?.[1]), '9007199254740993', 'What was sent')
    },
  },
]
