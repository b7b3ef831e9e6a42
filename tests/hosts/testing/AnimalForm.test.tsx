import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormScreen } from 'screenwright'
import { afterEach, expect, test, vi } from 'vitest'
import { animal, someAnimals } from './animal'

afterEach(cleanup)

test('an animal without a name is rejected in words that lead to the field', async () => {
  render(<FormScreen entity={animal} source={someAnimals()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const summary = await screen.findByRole('group', { name: 'There is a problem' })
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter name' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

test('a new animal is stored', async () => {
  const source = someAnimals()
  const onSaved = vi.fn()
  render(<FormScreen entity={animal} source={source} onSaved={onSaved} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Bela{Enter}')

  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(await source.get(3)).toMatchObject({ name: 'Bela', rev: 1 })
})
