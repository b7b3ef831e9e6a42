import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lateOnceOpen } from '../../src/components/lateOnceOpen'

afterEach(cleanup)

const Question = ({ open }: { open: boolean }) => <p>{open ? 'Really?' : 'As you like'}</p>

it('loads a dialog when it is first open, and leaves it to the dialog to close', async () => {
  const load = vi.fn(async () => Question)
  const Late = lateOnceOpen(load)
  const { rerender, container } = render(<Late open={false} />)
  expect(load).not.toHaveBeenCalled()
  expect(container.textContent).toBe('')
  rerender(<Late open />)
  await screen.findByText('Really?')
  rerender(<Late open={false} />)
  screen.getByText('As you like')
  expect(load).toHaveBeenCalledOnce()
})

it('says that a dialog could not be loaded', async () => {
  const Late = lateOnceOpen(async () => Promise.reject<typeof Question>(new TypeError('Failed to fetch')))
  render(<Late open />)
  await screen.findByRole('button', { name: 'Try again' })
})
