import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { mappings } from './mappings'
import { readOptions } from './readOptions'

/** One example of a component, as GOV.UK has it. */
export interface Fixture {
  readonly name: string
  readonly options: object
  readonly html: string
  readonly hidden?: boolean
}

declare global {
  interface Window {
    /** Draws theirs and ours, and answers with the options that ours was given and has not read. */
    showFixture(component: string, fixture: Fixture): readonly string[]
    /** The scripts of GOV.UK. */
    GOVUKFrontend: { initAll(config: { scope: Element }): void }
  }
}

const theirs = document.getElementById('theirs')!
const ours = document.getElementById('ours')!
let root: Root | undefined

window.showFixture = (component, { options: given, html }) => {
  const { adapt, draw, leftOut } = mappings[component]!
  const { options, unread } = readOptions(given, leftOut)
  root?.unmount()
  root = createRoot(ours)
  theirs.innerHTML = adapt ? adapt(html, given as never) : html
  window.GOVUKFrontend.initAll({ scope: theirs })
  flushSync(() => root?.render(draw(options as never)))
  return unread()
}
