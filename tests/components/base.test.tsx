import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { everyComponent } from './everyComponent'

afterEach(cleanup)

const common = { className: 'of-the-host', 'data-part': 'mine', style: { opacity: 0.5 } }

describe.each(everyComponent)('%s', (_, draw) => {
  test('takes a class, a style, data and a ref, all of the same element', () => {
    const ref: { current: HTMLElement | null } = { current: null }
    const { container } = render(draw({ ...common, ref: ref as never }))
    const root = container.querySelector<HTMLElement>('[data-part="mine"]')
    expect(root).not.toBeNull()
    expect(ref.current).toBe(root)
    expect(root?.classList.contains('of-the-host')).toBe(true)
    expect(root?.className).toMatch(/^sw-\w+ /)
    expect(root?.style.opacity).toBe('0.5')
  })

  test('is drawn by a server, and the browser finds nothing to correct', async () => {
    const drawn = draw({ ...common, ref: () => {} })
    const container = document.createElement('div')
    container.innerHTML = renderToString(drawn)
    expect(container.querySelector('.of-the-host')).not.toBeNull()
    document.body.append(container)
    const corrections: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, drawn, { onRecoverableError: (error) => corrections.push(error) }),
    )
    expect(corrections).toEqual([])
    await act(async () => root.unmount())
    container.remove()
  })

  test('stands being drawn twice', () => {
    const { unmount } = render(<StrictMode>{draw({ ...common, ref: () => {} })}</StrictMode>)
    unmount()
  })
})
