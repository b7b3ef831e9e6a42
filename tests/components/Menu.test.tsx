import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
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
