import type { EngineCase } from './EngineCase'
import { needsUsername } from './FormEngine'
import { type OpenForm, same, until } from './openForm'

async function pressThreeTimes(form: OpenForm) {
  await form.field('Remark').fill('A window seat')
  await form.page.keyboard.press('Enter')
  await form.page.keyboard.press('Enter')
  await form.press('Send')
  await until(async () => (await form.sent()).length > 0, true, 'It is sent')
  await form.settle()
}

/** One submission for one intention, with all that belongs to it. */
export const sendCases: readonly EngineCase[] = [
  {
    owes: 'Enter, Enter and a click in a row send once, while the server takes its time',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account', holdSends: true })
      await pressThreeTimes(form)
      same((await form.sent()).length, 1, 'Times sent')
    },
  },
  {
    owes: 'Enter, Enter and a click in a row send once, also when the server answers at once',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await pressThreeTimes(form)
      same((await form.sent()).length, 1, 'Times sent')
    },
  },
  {
    owes: 'Enter in the field that was rejected sends, once it is mended',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await form.field('User name').fill('')
      await form.field('User name').blur()
      await until(() => form.count(needsUsername), 1, 'Errors shown')
      await form.field('User name').fill('ben')
      await form.field('User name').press('Enter')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
    },
  },
  {
    owes: 'An Enter that ends the writing of a Japanese word sends nothing',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await form.field('Remark').focus()
      const session = await form.page.context().newCDPSession(form.page)
      await session.send('Input.imeSetComposition', { text: 'かもめ', selectionStart: 3, selectionEnd: 3 })
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
      await session.send('Input.insertText', { text: '鴎' })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
      await form.settle()
      same((await form.sent()).length, 0, 'Times sent')
      await form.page.keyboard.press('Enter')
      await until(async () => (await form.sent()).length, 1, 'Times sent by the Enter after it')
      same((await form.sent())[0]?.find(([name]) => name === 'remark')?.[1], '鴎', 'The remark that was sent')
    },
  },
  {
    owes: 'The value of a disabled field is sent with the others',
    needs: ['Account'],
    async run(form) {
      await form.draw({ form: 'Account' })
      await form.press('Send')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      same((await form.sent())[0]?.find(([name]) => name === 'since')?.[1], '2019', 'The value that was sent')
    },
  },
]
