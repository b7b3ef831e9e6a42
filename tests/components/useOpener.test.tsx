import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useOpener } from '../../src/components/useOpener'

afterEach(cleanup)

interface ToolProps {
  hasMenu?: boolean
  /** Whether the code of what is opened has come. */
  isLoaded?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  preload?: () => Promise<void>
}

/** A button, and beside it what it opens, which says which entry takes the focus. */
function Tool({ hasMenu = true, isLoaded = false, open, onOpenChange, preload = async () => {} }: ToolProps) {
  const { attributes, opened } = useOpener({ hasMenu, part: { preload }, open, onOpenChange })
  const { id, popover, focuses, open: isShown } = opened
  return (
    <>
      <button type="button" {...attributes}>
        Actions
      </button>
      <a href="#next">Next</a>
      {isLoaded && isShown && (
        <p ref={popover as never} id={id}>
          Focus on {focuses ?? 'all'}
        </p>
      )}
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Actions' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'

describe('a button whose menu comes late', () => {
  it('begins to load it when a pointer or the focus comes near', () => {
    const preload = vi.fn(async () => {})
    render(<Tool preload={preload} />)
    expect(preload).not.toHaveBeenCalled()
    fireEvent.pointerEnter(button())
    expect(preload).toHaveBeenCalledOnce()
    act(() => button().focus())
    expect(preload).toHaveBeenCalledTimes(2)
  })

  it('opens it by keys at its first or its last entry', async () => {
    const user = userEvent.setup()
    render(<Tool isLoaded />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    screen.getByText('Focus on first')
    await user.keyboard('{ArrowUp}')
    screen.getByText('Focus on last')
    await user.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
    await user.keyboard(' ')
    screen.getByText('Focus on first')
    expect(button().getAttribute('aria-controls')).toBe(screen.getByText('Focus on first').id)
  })

  it('opens when a mouse goes down, keeps the focus for what is opened, and does not close when the mouse comes up', () => {
    render(<Tool isLoaded />)
    fireEvent.pointerDown(button(), { pointerType: 'mouse', button: 0 })
    screen.getByText('Focus on all')
    expect(fireEvent.mouseDown(button())).toBe(false)
    fireEvent.click(button(), { detail: 1 })
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(button())
  })

  it('opens when a finger leaves, since one that goes down may only want to scroll', () => {
    render(<Tool isLoaded />)
    fireEvent.pointerDown(button(), { pointerType: 'touch', button: 0 })
    expect(isOpen()).toBe(false)
    fireEvent.click(button(), { detail: 1 })
    screen.getByText('Focus on all')
  })

  it('does not open by the other button of a mouse', () => {
    render(<Tool isLoaded />)
    fireEvent.pointerDown(button(), { pointerType: 'mouse', button: 2 })
    expect(isOpen()).toBe(false)
  })

  it('opens by a key after a mouse went down on it and came up elsewhere', () => {
    render(<Tool isLoaded />)
    fireEvent.pointerDown(button(), { pointerType: 'mouse', button: 0 })
    fireEvent.click(button(), { detail: 0 })
    expect(isOpen()).toBe(false)
    fireEvent.click(button(), { detail: 0 })
    screen.getByText('Focus on first')
  })

  it('does not open any more once the person has gone on, or has pressed Escape, before it was loaded', async () => {
    const user = userEvent.setup()
    render(<Tool />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(isOpen()).toBe(true)
    await user.tab()
    expect(isOpen()).toBe(false)
    await user.tab({ shift: true })
    await user.keyboard('{ArrowDown}{Escape}')
    expect(isOpen()).toBe(false)
  })

  it('leaves it to its parent, and asks once', async () => {
    const onOpenChange = vi.fn()
    const user = userEvent.setup()
    const { rerender } = render(<Tool isLoaded open={false} onOpenChange={onOpenChange} />)
    await user.click(button())
    expect(onOpenChange.mock.calls).toEqual([[true]])
    expect(isOpen()).toBe(false)
    rerender(<Tool isLoaded open onOpenChange={onOpenChange} />)
    expect(isOpen()).toBe(true)
  })
})

it('opens a dialog by a press, and leaves the arrow keys to the page', async () => {
  const user = userEvent.setup()
  render(<Tool hasMenu={false} isLoaded />)
  expect(button().hasAttribute('aria-haspopup')).toBe(false)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(isOpen()).toBe(false)
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
})
