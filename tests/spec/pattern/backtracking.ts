import { fc } from '../../properties'

/** A small pattern, apart from how the library reads one. */
export type Tree =
  | { readonly kind: 'one'; readonly written: string; readonly takes: string }
  | { readonly kind: 'edge'; readonly written: '^' | '$' }
  | { readonly kind: 'ahead'; readonly negated: boolean; readonly body: Tree }
  | { readonly kind: 'all'; readonly trees: readonly Tree[] }
  | { readonly kind: 'any'; readonly trees: readonly Tree[] }
  | {
      readonly kind: 'times'
      readonly body: Tree
      readonly min: number
      readonly max: number
      readonly greedy: boolean
    }

export function write(tree: Tree): string {
  switch (tree.kind) {
    case 'one':
    case 'edge':
      return tree.written
    case 'ahead':
      return `(?${tree.negated ? '!' : '='}${write(tree.body)})`
    case 'all':
      return tree.trees.map(write).join('')
    case 'any':
      return `(${tree.trees.map(write).join('|')})`
    case 'times': {
      const { min, max } = tree
      const count = max === Infinity ? (min === 0 ? '*' : min === 1 ? '+' : `{${min},}`) : `{${min},${max}}`
      return `(?:${write(tree.body)})${count}${tree.greedy ? '' : '?'}`
    }
  }
}

export function sizeOf(tree: Tree): number {
  switch (tree.kind) {
    case 'one':
    case 'edge':
      return 1
    case 'ahead':
      return 1 + sizeOf(tree.body)
    case 'all':
    case 'any':
      return tree.trees.reduce((size, each) => size + sizeOf(each), 1)
    case 'times':
      return 1 + sizeOf(tree.body) * (tree.max === Infinity ? Math.max(tree.min, 1) : Math.max(tree.max, 1))
  }
}

/**
 * Match a whole text as ECMAScript prescribes it, one way after the other, and count the characters that it looks
 * at and the turns of loops; gives up at `most`.
 */
export function backtrack(tree: Tree, text: string, most: number): { found: boolean; steps: number } {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps > most) throw new RangeError('enough')
  }
  type Next = (at: number) => boolean

  function match(part: Tree, at: number, next: Next): boolean {
    step()
    switch (part.kind) {
      case 'one':
        return at < text.length && part.takes.includes(text.charAt(at)) && next(at + 1)
      case 'edge':
        return at === (part.written === '^' ? 0 : text.length) && next(at)
      case 'ahead':
        return match(part.body, at, () => true) !== part.negated && next(at)
      case 'all': {
        const from = (index: number, here: number): boolean => {
          const each = part.trees[index]
          return each ? match(each, here, (after) => from(index + 1, after)) : next(here)
        }
        return from(0, at)
      }
      case 'any':
        return part.trees.some((each) => match(each, at, next))
      case 'times':
        return turns(part, part.min, part.max, at, next)
    }
  }

  function turns(part: Tree & { kind: 'times' }, min: number, max: number, at: number, next: Next): boolean {
    step()
    if (max === 0) return next(at)
    const turn = () =>
      match(part.body, at, (after) =>
        min === 0 && after === at ? false : turns(part, Math.max(min - 1, 0), max - 1, after, next),
      )
    if (min > 0) return turn()
    return part.greedy ? turn() || next(at) : next(at) || turn()
  }

  try {
    return { found: match(tree, 0, (at) => at === text.length), steps }
  } catch (thrown) {
    if (thrown instanceof RangeError) return { found: false, steps: Infinity }
    throw thrown
  }
}

const LETTERS = 'abc'

const ones = fc.constantFrom(
  ...[...LETTERS].map((letter) => ({ written: letter, takes: letter })),
  { written: '[ab]', takes: 'ab' },
  { written: '[^a]', takes: 'bc!' },
  { written: '.', takes: `${LETTERS}!` },
)

/** Patterns of the letters a to c, with few parts. */
export const trees = (conditions: boolean): fc.Arbitrary<Tree> =>
  fc.letrec<{ tree: Tree }>((tie) => {
    const some = fc.array(tie('tree'), { minLength: 0, maxLength: 3 })
    const more = fc.array(tie('tree'), { minLength: 1, maxLength: 3 })
    const one = ones.map((each): Tree => ({ kind: 'one', ...each }))
    const all = some.map((parts): Tree => ({ kind: 'all', trees: parts }))
    const any = more.map((parts): Tree => ({ kind: 'any', trees: parts }))
    const counts = fc.constantFrom([0, Infinity], [1, Infinity], [0, 1], [1, 2], [2, Infinity])
    const times = fc
      .record({ body: tie('tree'), counts, greedy: fc.boolean() })
      .map(({ body, counts: [min = 0, max = 1], greedy }): Tree => ({
        kind: 'times',
        body,
        min,
        max,
        greedy,
      }))
    const edge = fc.constantFrom<Tree>({ kind: 'edge', written: '^' }, { kind: 'edge', written: '$' })
    const ahead = fc
      .record({ body: tie('tree'), negated: fc.boolean() })
      .map((look): Tree => ({ kind: 'ahead', ...look }))
    const usual = [one, one, all, any, times, times]
    return { tree: fc.oneof({ maxDepth: 4 }, ...usual, ...(conditions ? [edge, ahead] : [])) }
  }).tree

/** Texts as attacks are built: something, something else again and again, something; twenty characters at most. */
export const texts: fc.Arbitrary<string> = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 3 }),
    fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 3 }),
    fc.string({ unit: fc.constantFrom(...LETTERS, '!'), maxLength: 2 }),
  )
  .map(([before, again, after]) => (before + again.repeat(20)).slice(0, 20 - after.length) + after)
