import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRef } from 'react'
import { useScreenScroll } from '../../../src/screens/app/useScreenScroll'

function Screen({ name }: { name: string }) {
  const root = useRef<HTMLDivElement>(null)
  useScreenScroll(root, name)
  return (
    <div ref={root}>
      {name}
      <ul aria-label="Rows" />
    </div>
  )
}

/** How far the page at hand can be scrolled. */
let height = 5000
let place = 0
let grow: () => void = () => {}

const scrollTo = (top: number) => {
  place = Math.min(top, height)
}
const scrollByHand = (top: number) => {
  scrollTo(top)
  fireEvent.scroll(document)
}
/** Back, as the browser tells of it before the next screen is drawn. */
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))

beforeEach(() => {
  height = 5000
  place = 0
  const scroller = document.scrollingElement ?? document.documentElement
  vi.spyOn(scroller, 'scrollTop', 'get').mockImplementation(() => place)
  vi.spyOn(scroller, 'scrollTo').mockImplementation((options) =>
    scrollTo((options as unknown as ScrollToOptions).top ?? 0),
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        grow = listener
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the place of a screen in the window', () => {
  it('is the top, where a person goes on', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="record" />)
    expect(place).toBe(0)
  })

  it('is where it was left, where a person goes back', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="record" />)
    goBack()
    rerender(<Screen name="list" />)
    expect(place).toBe(900)
  })

  it('is reached once a screen that loads is high enough', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="record" />)
    goBack()
    height = 300
    rerender(<Screen name="list" />)
    expect(place).toBe(300)
    height = 2000
    grow()
    expect(place).toBe(900)
  })

  it('is left to a person who scrolls meanwhile', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="record" />)
    goBack()
    height = 300
    rerender(<Screen name="list" />)
    fireEvent.wheel(window)
    scrollByHand(100)
    height = 2000
    grow()
    expect(place).toBe(100)
  })

  it('stays while the same screen is at hand', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="list" />)
    expect(place).toBe(900)
  })

  it('is the top, where the step before led to no other screen', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    rerender(<Screen name="record" />)
    goBack()
    fireEvent.click(document.body)
    rerender(<Screen name="list" />)
    expect(place).toBe(0)
  })

  it('is no concern of a list that scrolls by itself', () => {
    const { rerender } = render(<Screen name="list" />)
    scrollByHand(900)
    place = 800
    fireEvent.scroll(screen.getByRole('list'))
    rerender(<Screen name="record" />)
    goBack()
    rerender(<Screen name="list" />)
    expect(place).toBe(900)
  })
})
