import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Menu } from '../../src/components/Menu'

afterEach(cleanup)

const items = [{ id: 'duplicate', label: 'Duplicate' }]

it('comes without a word on the console behind an open dialog, where nothing can take focus', () => {
  const button = createRef<HTMLElement>()
  render(
    <div inert>
      <Menu label="Actions" items={items} ref={button} />
    </div>,
  )
  expect(button.current?.textContent).toContain('Actions')
  expect(button.current?.getAttribute('aria-haspopup')).toBe('menu')
})

it('keeps the id and the data of its host', () => {
  render(<Menu label="Actions" items={items} id="actions" data-test="of a row" />)
  const button = screen.getByRole('button', { name: 'Actions' })
  expect(button.id).toBe('actions')
  expect(button.dataset.test).toBe('of a row')
})

it('asks a function for its items while it is open, and not before or after', async () => {
  const getItems = vi.fn(() => items)
  const draw = (open: boolean) => (
    <Menu label="Actions" items={getItems} open={open} onOpenChange={() => {}} />
  )
  const { rerender } = render(draw(false))
  expect(getItems).not.toHaveBeenCalled()
  rerender(draw(true))
  await screen.findByRole('menuitem', { name: 'Duplicate' })
  rerender(draw(false))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  getItems.mockClear()
  rerender(draw(false))
  expect(getItems).not.toHaveBeenCalled()
})
