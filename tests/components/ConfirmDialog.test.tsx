import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ConfirmDialog } from '../../src/components/ConfirmDialog'

afterEach(cleanup)

const ask = (confirmLabel: string) =>
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Cancel the appointment?"
      confirmLabel={confirmLabel}
      onConfirm={() => {}}
    />,
  )
const labels = () => screen.getAllByRole('button').map((button) => button.textContent?.trim())

it('never offers two buttons of which one cancels and the other cancels that', async () => {
  ask('Cancel')
  await screen.findByRole('alertdialog')
  expect(labels()).toEqual(expect.arrayContaining(['Go back', 'Cancel']))
  cleanup()
  ask('Cancel appointment')
  await screen.findByRole('alertdialog')
  expect(labels()).toEqual(expect.arrayContaining(['Go back', 'Cancel appointment']))
})
