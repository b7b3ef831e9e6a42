import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { AccountMenu } from '../../../src/screens/app/AccountMenu'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

beforeAll(() =>
  Promise.all([import('../../../src/components/MenuList'), import('../../../src/components/ModalDialog')]),
)
afterEach(cleanup)

const venue = defineEntity({
  name: 'venue',
  labels: ['Venue', 'Venues'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), place: text({ label: 'Place' }) },
})

async function signOut() {
  await userEvent.click(screen.getByRole('button', { name: 'Mina Holm' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}

it('does not sign out over what is written and not saved, unless the person agrees', async () => {
  const onSignOut = vi.fn()
  render(
    <>
      <AccountMenu name="Mina Holm" onSignOut={onSignOut} />
      <FormScreen entity={venue} source={memorySource(venue, [])} />
    </>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /Place/ }), 'Odeon')
  await signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(onSignOut).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Place/ }).value).toBe('Odeon')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await signOut()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})

it('signs out at once where nothing would be lost', async () => {
  const onSignOut = vi.fn()
  render(<AccountMenu name="Mina Holm" onSignOut={onSignOut} />)
  await signOut()
  expect(onSignOut).toHaveBeenCalledOnce()
})
