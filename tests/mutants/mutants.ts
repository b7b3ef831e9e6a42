import { type Declaration, lineOf, parseSheet, type Rule } from './sheet.ts'
import { statesIn, withoutState } from './selectors.ts'

/** A sheet as it stands under `src`. */
export interface Sheet {
  path: string
  text: string
}

/** A sheet in which one thing is other than it was written. */
export interface Mutant {
  path: string
  line: number
  /** The change in words, for a person. */
  words: string
  /** The selector before and after. */
  selector: string
  changed: string
  /** The property whose value is another; none when the selector is. */
  property?: string
  from: number
  to: number
  /** The text that replaces the one between `from` and `to`. */
  text: string
}

export const mutated = (text: string, mutant: Mutant) =>
  text.slice(0, mutant.from) + mutant.text + text.slice(mutant.to)

/** So many mutants, the same ones for the same seed, of all that can be made of these sheets. */
export function makeMutants(sheets: readonly Sheet[], count: number, seed: number): Mutant[] {
  const random = seeded(seed)
  const all = sheets.flatMap((sheet) => mutantsOf(sheet, random))
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all.slice(0, count)
}

function mutantsOf({ path, text }: Sheet, random: () => number): Mutant[] {
  return parseSheet(text)
    .filter(isStill)
    .flatMap((rule) => [
      ...selectorChanges(rule),
      ...rule.declarations.filter(isSeen).flatMap((declaration) => valueChanges(rule, declaration, random)),
    ])
    .map((change) => ({ path, line: lineOf(text, change.from), ...change }))
}

type Change = Omit<Mutant, 'path' | 'line'>

function selectorChanges({ selector, at }: Rule): Change[] {
  return statesIn(selector).flatMap((state) => {
    const changed = withoutState(selector, state)
    return changed === undefined
      ? []
      : [
          {
            words: `${oneLine(selector)} loses ${state.text}`,
            selector,
            changed,
            from: at,
            to: at + selector.length,
            text: changed,
          },
        ]
  })
}

function valueChanges({ selector }: Rule, declaration: Declaration, random: () => number): Change[] {
  const { property, value, from, to, at } = declaration
  const shared = { selector, changed: selector, property }
  const change = (text: string): Change => ({
    ...shared,
    words: `${oneLine(selector)} { ${property}: ${oneLine(value)} → ${oneLine(text)} }`,
    from: at,
    to: at + value.length,
    text,
  })
  const dropped = {
    ...shared,
    words: `${oneLine(selector)} loses ${property}: ${oneLine(value)}`,
    from,
    to,
    text: '',
  }
  const others = [lengthChanged, colourChanged, tokenChanged, numberChanged]
    .map((make) => make(value, random, property))
    .filter((text) => text !== undefined && text !== value)
  // A token that is not there leaves everything that asks for it without a value: too easy to see.
  return [...(property.startsWith('--') ? [] : [dropped]), ...others.map((text) => change(text!))]
}

/** One of its lengths is a pixel or two longer or shorter. */
function lengthChanged(value: string, random: () => number) {
  return oneOf(value, /(?<![\w.-])(\d*\.?\d+)(px|rem)\b/g, random, (number, unit) => {
    const pixels = Number(number) * (unit === 'px' ? 1 : 16)
    const step = random() < 0.5 ? 1 : 2
    const other = pixels > 2 && random() < 0.5 ? pixels - step : pixels + step
    return `${unit === 'px' ? other : other / 16}${unit}`
  })
}

/** One of its colours is a little lighter or darker: by about eight of 256 levels. */
function colourChanged(value: string, random: () => number) {
  return oneOf(value, /(?<=oklch\()(\d*\.?\d+)/g, random, (lightness) => {
    const step = Number(lightness) > 0.5 ? -0.03 : 0.03
    return String(Math.round((Number(lightness) + step) * 1000) / 1000)
  })
}

/** Families of tokens: each stands for a neighbour that does the same. */
const families = [
  ['--sw-ink', '--sw-ink-secondary', '--sw-ink-disabled'],
  ['--sw-paper', '--sw-sunken', '--sw-hover', '--sw-accent-tint'],
  ['--sw-surface', '--sw-raised', '--sw-sunken', '--sw-hover'],
  ['--sw-hairline', '--sw-border', '--sw-border-strong'],
  ['--sw-accent', '--sw-accent-strong', '--sw-focus', '--sw-danger'],
  ['--sw-danger', '--sw-danger-strong', '--sw-warning'],
  ['--sw-success', '--sw-info', '--sw-warning'],
  ['--sw-danger-tint', '--sw-warning-tint', '--sw-success-tint', '--sw-info-tint'],
  [
    '--sw-text-12',
    '--sw-text-13',
    '--sw-text-14',
    '--sw-text-16',
    '--sw-text-20',
    '--sw-text-24',
    '--sw-text-32',
  ],
  ['--sw-weight-regular', '--sw-weight-medium', '--sw-weight-semibold'],
  ['--sw-line-text', '--sw-line-heading'],
  ['--sw-radius-control', '--sw-radius-surface'],
  ['--sw-shadow-1', '--sw-shadow-2'],
  [
    '--sw-space-1',
    '--sw-space-2',
    '--sw-space-3',
    '--sw-space-4',
    '--sw-space-5',
    '--sw-space-6',
    '--sw-space-8',
  ],
]

function tokenChanged(value: string, random: () => number) {
  return oneOf(value, /(?<=var\()(--sw-[\w-]+)/g, random, (token) => {
    const family = families.find((tokens) => tokens.includes(token))
    if (!family) return token
    const others = family.filter((other) => other !== token)
    return others[Math.floor(random() * others.length)]!
  })
}

/** A bare number, such as an opacity or a line's height, is another; where there was no space there is some. */
function numberChanged(value: string, _: () => number, property: string) {
  if (/^(margin|padding|inset|gap|row-gap|column-gap)/.test(property))
    return value === '0' ? '1px' : undefined
  if (!/^(opacity|line-height|font-weight|stroke-width)$/.test(property) || !/^\d*\.?\d+$/.test(value))
    return undefined
  const number = Number(value)
  return String(number === 0 ? 0.3 : number <= 1 ? number / 2 : Math.round(number * 125) / 100)
}

function oneOf(
  value: string,
  pattern: RegExp,
  random: () => number,
  change: (...parts: string[]) => string,
): string | undefined {
  const found = [...value.matchAll(pattern)]
  const chosen = found[Math.floor(random() * found.length)]
  if (!chosen) return undefined
  return (
    value.slice(0, chosen.index) + change(...chosen.slice(1)) + value.slice(chosen.index + chosen[0].length)
  )
}

/** Whether a picture can show the rule: it is not about print, touch, motion or another engine. */
const isStill = ({ selector, around }: Rule) =>
  !around.some((words) => /@keyframes|print|pointer|prefers-reduced-motion/.test(words)) &&
  !/entering|exiting|view-transition|data-motion|data-moving|-moz-/.test(selector)

/** Whether a person sees it on a picture. */
const isSeen = ({ property, value }: Declaration) =>
  !/^(cursor|touch-action|transition|animation|user-select|pointer-events|overscroll|scroll-|contain|will-change|resize|content-visibility|view-transition|caret-color|--sw-(duration|ease|font))/.test(
    property,
  ) && !/^-moz|^inherit$/.test(value)

/** Mulberry32: small, and even enough to choose by. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
