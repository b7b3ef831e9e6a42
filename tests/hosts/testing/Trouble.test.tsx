import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormScreen } from 'screenwright'
import { afterEach, expect, test } from 'vitest'
import { animal, someAnimals } from './animal'

afterEach(cleanup)

async function rename(source: ReturnType<typeof someAnimals>, name: string) {
  render(<FormScreen entity={animal} source={source} id={1} fields={['name']} />)
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

test('what was written stays when there is no answer, and is saved when there is one', async () => {
  const source = someAnimals()
  await rename(source, 'Adele')
  source.control.fail = ({ method }) => (method === 'update' ? { status: 503 } : undefined)
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('group', { name: 'This was not saved' })

  source.control.fail = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Saved \d/)
  expect(await source.get(1)).toMatchObject({ name: 'Adele' })
})

test('two people who change the same name are both heard', async () => {
  const source = someAnimals()
  await rename(source, 'Adele')
  source.control.changeElsewhere(1, { name: 'Adam' })
  await userEvent.keyboard('{Enter}')

  await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }))
  await screen.findByText(/^Saved \d/)
  expect(await source.get(1)).toMatchObject({ name: 'Adele' })
})
