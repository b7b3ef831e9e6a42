import { describe, expect, test } from 'vitest'
import { contrastBetween, luminanceOf, type Scheme, type Tokens, tokensUnder } from './tokens'

const usual = tokensUnder(':root,\n  [data-theme]')
const more = tokensUnder("[data-theme='contrast']")
const themes: readonly (readonly [string, Tokens])[] = [
  ['the usual theme', usual],
  ['the theme of more contrast', new Map([...usual, ...more])],
]
const schemes: readonly Scheme[] = ['light', 'dark']

const everySurface = ['paper', 'surface', 'raised', 'sunken', 'hover']
/** A colour, the surfaces that it is drawn on, and the least contrast between them. */
const promises: readonly (readonly [what: string, on: readonly string[], ratio: number])[] = [
  ['ink', [...everySurface, 'accent-tint', 'danger-tint', 'warning-tint', 'success-tint', 'info-tint'], 7],
  [
    'ink-secondary',
    [...everySurface, 'accent-tint', 'danger-tint', 'warning-tint', 'success-tint', 'info-tint'],
    4.5,
  ],
  ['ink-disabled', ['paper', 'surface', 'raised', 'sunken'], 3],
  ['border', ['paper', 'surface', 'raised'], 3],
  ['border-strong', everySurface, 4.5],
  ['accent', [...everySurface, 'accent-tint'], 7],
  ['focus', everySurface, 3],
  ['accent-ink', ['accent', 'accent-strong'], 7],
  ['danger', [...everySurface, 'danger-tint'], 7],
  ['danger-ink', ['danger', 'danger-strong'], 7],
  ['warning', ['paper', 'surface', 'raised', 'warning-tint'], 7],
  ['success', ['paper', 'surface', 'raised', 'success-tint'], 7],
  ['info', ['paper', 'surface', 'raised', 'info-tint'], 7],
]

describe.each(themes)('%s', (_, tokens) => {
  describe.each(schemes)('in %s', (scheme) => {
    test.each(promises)('%s can be told from %j by %f to 1', (what, on, ratio) => {
      const drawn = luminanceOf(tokens, what, scheme)
      const found = on.map(
        (place) => [place, contrastBetween(drawn, luminanceOf(tokens, place, scheme))] as const,
      )
      expect(found.filter(([, contrast]) => contrast < ratio)).toEqual([])
    })
  })
})

test.each(schemes)('more contrast is more, in %s', (scheme) => {
  const tokens = new Map([...usual, ...more])
  for (const what of ['ink', 'ink-secondary', 'border', 'hairline', 'accent', 'danger']) {
    const contrast = (theme: Tokens) =>
      contrastBetween(luminanceOf(theme, what, scheme), luminanceOf(theme, 'surface', scheme))
    expect(contrast(tokens), what).toBeGreaterThan(contrast(usual))
  }
})

test('asking the system for more contrast gives what choosing it gives', () => {
  expect(tokensUnder('@media (prefers-contrast: more) {\n    :root,\n    [data-theme]')).toEqual(more)
})
