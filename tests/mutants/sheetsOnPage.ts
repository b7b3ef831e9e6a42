import { forceStates } from '../../stories/fixtures/forceStates'
import { type Mutant, mutated } from './mutants'
import type { Setting } from './session'

/** The library's sheets one by one, in place of the one that they are joined to, so that each can be exchanged. */
export function takeSheets({ order, sheets }: Pick<Setting, 'order' | 'sheets'>) {
  const joined = [...document.querySelectorAll('style')].find((style) =>
    style.dataset.viteDevId?.endsWith('/src/styles.css'),
  )
  if (!joined?.sheet) throw new Error('The page has no style of src/styles.css, which mutants are made of')
  joined.sheet.disabled = true

  const first = new CSSStyleSheet()
  first.replaceSync(order)
  const bySheet = new Map(
    sheets.map(({ path, text }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      return [path, { sheet, text }]
    }),
  )
  document.adoptedStyleSheets = [first, ...[...bySheet.values()].map(({ sheet }) => sheet)]

  function write(path: string, text: string) {
    const { sheet } = bySheet.get(path)!
    sheet.replaceSync(text)
    forceStates([sheet])
  }

  return {
    apply: (mutant: Mutant) => write(mutant.path, mutated(bySheet.get(mutant.path)!.text, mutant)),
    restore: ({ path }: Mutant) => write(path, bySheet.get(path)!.text),
  }
}
