import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Colours that are drawn on another ground than the page's. */
const REVERSED = /^\s*(?:color|--sw-[A-Z]\w*-ink): var\(--sw-(?:paper|surface|accent-ink|danger-ink)\)/m

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => `src/${file}`)

/** The class that a selector is about. */
const subjectOf = (selector: string) => /\.sw-[\w-]+/.exec(selector)?.[0] ?? selector

function rulesIn(css: string): readonly (readonly [selector: string, declarations: string])[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => [
    selector.trim(),
    declarations,
  ])
}

// Under forced colours browsers put the ground of the page behind letters: those in its colour are not seen.
test('what is written in the colour of the page says how it looks in the colours of a person', () => {
  const found = sheets.flatMap((sheet) => {
    const [usual = '', ...forced] = readFileSync(sheet, 'utf8').split('@media (forced-colors: active)')
    const isSaid = (subject: string) =>
      forced.some((css) =>
        rulesIn(css).some(
          ([selector, said]) => selector.includes(subject) && /\bcolor:|appearance: auto/.test(said),
        ),
      )
    return rulesIn(usual)
      .filter(([, declarations]) => REVERSED.test(declarations))
      .map(([selector]) => ({ sheet, subject: subjectOf(selector), isSaid: isSaid(subjectOf(selector)) }))
  })
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ isSaid }) => !isSaid)).toEqual([])
})
