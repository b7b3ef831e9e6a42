import { cleanup, render, screen } from '@testing-library/react'
import { createRef, type Ref, useEffect, useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenTransition } from '../../src/motion/ScreenTransition'

afterEach(cleanup)

interface AppProps {
  at: 'list' | 'report'
  /** Whether the report takes the focus to its heading. */
  autoFocus?: boolean
  ref?: Ref<HTMLDivElement>
}

function App({ at, autoFocus = false, ref }: AppProps) {
  return (
    <>
      <button type="button">Search</button>
      <ScreenTransition ref={ref} screen={at}>
        {at === 'list' ? <button type="button">Open report</button> : <Report autoFocus={autoFocus} />}
      </ScreenTransition>
    </>
  )
}

function Report({ autoFocus }: { autoFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (autoFocus) title.current?.focus()
  }, [autoFocus])
  return (
    <h1 ref={title} tabIndex={-1}>
      Gull, Detroit Metro
    </h1>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const heading = () => screen.getByRole('heading')

describe('ScreenTransition without a MotionProvider', () => {
  it('moves focus that was in the old screen to the new one', () => {
    const { rerender } = render(<App at="list" />)
    button('Open report').focus()
    rerender(<App at="report" />)
    expect(document.activeElement).toBe(heading().closest('.sw-ScreenTransition-screen'))
  })

  it('leaves the focus where the new screen took it', () => {
    const { rerender } = render(<App at="list" autoFocus />)
    button('Open report').focus()
    rerender(<App at="report" autoFocus />)
    expect(document.activeElement).toBe(heading())
  })

  it('leaves focus alone that was elsewhere', () => {
    const { rerender } = render(<App at="list" />)
    button('Search').focus()
    rerender(<App at="report" />)
    expect(document.activeElement).toBe(button('Search'))
  })

  it('takes no focus where there was none', () => {
    const { rerender } = render(<App at="list" />)
    rerender(<App at="report" />)
    expect(document.activeElement).toBe(document.body)
  })

  it('gives its root to the host', () => {
    const ref = createRef<HTMLDivElement>()
    render(<App at="list" ref={ref} />)
    expect(ref.current?.className).toBe('sw-ScreenTransition')
  })
})
