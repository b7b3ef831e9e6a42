import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, type Ref, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'

/** Props that every component takes. */
export interface Common {
  className: string
  'data-part': string
  style: { opacity: number }
  ref: Ref<never>
}

/** One way to draw a component that stands in the page itself. */
export type Example = readonly [name: string, draw: (common: Common) => ReactNode]

const common = { className: 'of-the-host', 'data-part': 'mine', style: { opacity: 0.5 } }

/** Test what a host expects of every component. */
export function holdBasics(examples: readonly Example[]): void {
  afterEach(cleanup)

  describe.each(examples)('%s', (_, draw) => {
    test('takes a class, a style and data for its root, and a ref for that or for the control within', () => {
      const ref: { current: HTMLElement | null } = { current: null }
      const { container } = render(draw({ ...common, ref: ref as never }))
      const root = container.querySelector<HTMLElement>('[data-part="mine"]')
      expect(root).not.toBeNull()
      expect(root?.contains(ref.current)).toBe(true)
      expect(ref.current).not.toBeNull()
      expect(root?.classList.contains('of-the-host')).toBe(true)
      expect(root?.className).toMatch(/^sw-\w+( |$)/)
      expect(root?.style.opacity).toBe('0.5')
    })

    // WebKit takes a list without bullets for no list, unless its role is written.
    test('says of its lists that they are lists', () => {
      const { container } = render(draw({ ...common, ref: () => {} }))
      const unsaid = [...container.querySelectorAll('ul:not([role]), ol:not([role])')]
      expect(unsaid.map(({ className }) => className)).toEqual([])
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

    test('stands being drawn twice', async () => {
      const { unmount } = await act(async () =>
        render(<StrictMode>{draw({ ...common, ref: () => {} })}</StrictMode>),
      )
      unmount()
    })
  })
}
