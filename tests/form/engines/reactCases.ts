import type { EngineCase } from './EngineCase'
import { needsUsername, unsaved } from './FormEngine'
import { sendsGuests } from './listCases'
import { type OpenForm, same, until } from './openForm'

async function goesOnUnderStrictMode(form: OpenForm) {
  await form.draw({ form: 'Account', strict: true })
  const invited = form.page.getByRole('checkbox', { name: 'I was invited' })
  await invited.check()
  await invited.uncheck()
  await invited.check()
  same(await form.field('Code').inputValue(), 'SPRING', 'The default of a field that comes, goes and comes')
  await form.field('User name').fill('')
  await form.field('User name').blur()
  await until(() => form.count(needsUsername), 1, 'Errors shown')
  await form.field('User name').fill('ben')
  await form.field('User name').blur()
  await form.press('Send')
  await until(async () => (await form.sent()).length > 0, true, 'It is sent')
  await form.settle()
  const wanted = [
    ['username', 'ben'],
    ['remark', ''],
    ['since', '2019'],
    ['code', 'SPRING'],
  ] as const
  const sent = await form.sent()
  same(sent.length, 1, 'Times sent')
  for (const each of wanted) {
    const [name, value] = each
    // A field that cannot be changed has a case of its own.
    if (name !== 'since') same(sent[0]?.find(([key]) => key === name)?.[1], value, `What was sent as ${name}`)
  }
}

/** A form as React treats it in development, and as its compiler makes it. */
export const reactCases: readonly EngineCase[] = [
  {
    owes: 'Under StrictMode no default is lost, no error shown twice and nothing sent twice',
    needs: ['Account'],
    build: 'development',
    async run(form) {
      await goesOnUnderStrictMode(form)
      // The same again, with a form that takes the place of another.
      await goesOnUnderStrictMode(form)
    },
  },
  {
    owes: 'A page made by the React Compiler shows errors, those of a server too, and takes them off',
    needs: ['Account'],
    build: 'compiled',
    async run(form) {
      await form.draw({ form: 'Account', holdSends: true })
      await form.field('User name').fill('')
      await form.field('User name').blur()
      await until(() => form.count(needsUsername), 1, 'Errors shown')
      await form.field('User name').fill('ben')
      await form.field('User name').blur()
      await until(() => form.count(needsUsername), 0, 'Errors shown when they are mended')
      await form.press('Send')
      await until(async () => (await form.sent()).length, 1, 'Times sent')
      await form.answerSend(0, { username: 'This user name is taken' })
      await until(() => form.count('This user name is taken'), 1, 'Errors of the server')
      await form.field('User name').fill('benedikt')
      await form.field('User name').blur()
      await form.press('Send')
      await until(async () => (await form.sent()).length, 2, 'Times sent')
      await form.answerSend(1)
      await until(() => form.count('This user name is taken'), 0, 'Errors of the server once it accepts')
    },
  },
  {
    owes: 'A page made by the React Compiler shows a list and its changes as they are',
    needs: ['Guests', 'changes'],
    build: 'compiled',
    async run(form) {
      await form.draw({ form: 'Guests' })
      await form.press('Add guest')
      await form.field('Guest 4').fill('Dan')
      await form.press('Remove Guest 2')
      await until(() => form.page.getByRole('textbox').count(), 3, 'Items shown')
      await until(() => form.count(unsaved), 1, 'Said to have changed')
      await sendsGuests(form, 'Ana', 'Cleo', 'Dan')
      await until(() => form.count(unsaved), 0, 'Said to have changed once it is sent')
    },
  },
]
