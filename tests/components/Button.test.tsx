import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../src/components/Button'

afterEach(cleanup)

test('a button submits only when told to', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Choose columns</Button>
      <Button type="submit">Save</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Choose columns' }))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([{ pending: true }, { disabledReason: 'Only drafts can be sent' }])(
  'a submit button that is out of use does not submit: %j',
  (state) => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" {...state}>
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('the same button stays when it begins to wait and when it gets a reason', () => {
  const { rerender } = render(<Button>Save</Button>)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<Button pending>Save</Button>)
  rerender(<Button disabledReason="Somebody else is editing it">Save</Button>)
  expect(screen.getByRole('button')).toBe(button)
  expect(document.activeElement).toBe(button)
})

test('a host can describe it too', () => {
  render(
    <>
      <p id="note">Sent to the airport</p>
      <Button aria-describedby="note" disabledReason="Only drafts can be sent">
        Send
      </Button>
    </>,
  )
  const ids = screen.getByRole('button').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Sent to the airport',
    'Only drafts can be sent',
  ])
})
