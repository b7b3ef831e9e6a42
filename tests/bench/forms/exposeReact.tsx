import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expose, root } from './bench'

/** Offer a form of React to the runner: `draw` is given how many fields or groups there are. */
export function exposeReact(draw: (count: number) => ReactNode): void {
  let page: Root
  expose({
    mount(count) {
      page = createRoot(root())
      page.render(draw(count))
    },
    unmount: () => page.unmount(),
  })
}
