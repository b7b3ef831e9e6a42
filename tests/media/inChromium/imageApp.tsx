import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ImagePage, type ImagePageProps } from './ImagePage'

export interface ImageApp {
  /** Render the images of a page, and again when called again; return whether the first of them is loaded by then. */
  show: (props: ImagePageProps) => boolean
  hydrate: (props: ImagePageProps) => void
  /** The calls of `onStatus`, each with the place of its image. */
  statuses: string[]
  mistakes: string[]
}

let root: Root | undefined
const element = () => document.getElementById('root')!
const page = (props: ImagePageProps) => (
  <ImagePage
    {...props}
    onStatus={(line) => imageApp.statuses.at(-1) !== line && imageApp.statuses.push(line)}
  />
)

export const imageApp: ImageApp = {
  show(props) {
    root ??= createRoot(element())
    flushSync(() => root?.render(page(props)))
    return document.querySelector<HTMLElement>('.sw-Image')?.dataset.status === 'loaded'
  },
  hydrate(props) {
    root = hydrateRoot(element(), page(props), {
      onRecoverableError: (error) => imageApp.mistakes.push(String(error)),
    })
  },
  statuses: [],
  mistakes: [],
}

Object.assign(globalThis, { imageApp })
