import { type Alphabet, alphabetOf } from './alphabet'
import { type Ambiguity, exponentialAmbiguities, polynomialAmbiguities } from './ambiguity'
import { type Automaton, automatonOf } from './automaton'
import { parsePattern } from './parsePattern'
import { type Roads, roadsOf } from './roads'
import { countSteps } from './steps'
import { contentPlaces, failingSuffix, placesAfter } from './suffix'
import { type Effort, effortOf } from './undecided'

/**
 * The texts on which a pattern is slow: for `prefix + pump × n + suffix` the time grows exponentially, or with the
 * square or worse of n.
 */
export interface PatternAttack {
  readonly growth: 'exponential' | 'polynomial'
  readonly prefix: string
  readonly pump: string
  readonly suffix: string
  /** The attack written out, long enough to show it. */
  readonly text: string
}

/**
 * Find a text on which a pattern takes so long that the page stands still.
 *
 * JavaScript tries one way to match after the other. With `(a+)+`, thirty times “a” can be split into runs in half a
 * billion ways, and if a “b” comes last, each of them is tried in vain: every further “a” doubles the time. With
 * `\d+\d+` the time grows with the square of the digits. A person can send such a text, by mistake too, and nothing can
 * stop a match that runs. So the pattern is validated as it is declared, before there is any text:
 *
 *   patternAttack(/(a+)+/)  // { growth: 'exponential', prefix: '', pump: 'a', suffix: 'b', text: 'aaaa…b' }
 *   patternAttack(/a+/)     // undefined: no text takes long
 *
 * The cure is to leave only one way: `a+` for `(a+)+`, `\d{2,}` for `\d+\d+`, `[a-z]+(-[a-z]+)*` for `([a-z]+-?)*`. A
 * polynomial attack needs a long text; a `maxLength` that is checked before the pattern makes it harmless.
 *
 * The pattern is taken as one for the whole text. It is never run: it becomes an automaton of character classes, in
 * which a place with two different walks back to itself on one word is exponential, and two places with one word from
 * the first to itself, from the first to the second and from the second to itself are polynomial. For what is found so,
 * the steps of a backtracking engine are counted (without taking them), in its order and with all conditions, so that
 * nothing is reported that is not slow. Repeats with a limit, like `(a{1,40}){1,40}`, are reported where they take more
 * than ten million steps on a text of some two hundred characters; ways that are many because the pattern itself is
 * written out so often (`a?a?a?…`) are not.
 *
 * `'unknown'` where that cannot be decided: references back to a group, lookbehinds without limit, flags changed
 * within the pattern, sets of texts (`\q{…}`), ways that are many but where no text was found that takes them all, and
 * all that would take more than a few hundredths of a second. It never throws.
 *
 * Weideman, van der Merwe, Berglund, Watson: Analyzing matching time behavior of backtracking regular expression
 * matchers by using ambiguity of NFA. CIAA 2016.
 * Allauzen, Mohri, Rastogi: General algorithms for testing the ambiguity of finite automata. DLT 2008.
 */
export function patternAttack(pattern: RegExp): PatternAttack | 'unknown' | undefined {
  try {
    return attackOn(pattern.source, pattern.flags, effortOf(MOST_WORK))
  } catch {
    // Undecided, or an expression of a newer language than this one was written for.
    return 'unknown'
  }
}

const MOST_WORK = 600_000

function attackOn(source: string, flags: string, effort: Effort): PatternAttack | 'unknown' | undefined {
  const parsed = parsePattern(source, flags)
  const alphabet = alphabetOf(parsed, flags, effort)
  const loose = automatonOf(parsed.root, true, effort)
  const roads = roadsOf(loose, alphabet)
  const engine: Engine = { automaton: loose, alphabet, multiline: flags.includes('m'), effort }
  if (!loose.loosened) return attackIn(engine, roads, false)

  // A pattern that is unambiguous without its limits is so with them.
  if (ambiguitiesOf(roads, effort).next().done) return undefined
  const automaton = automatonOf(parsed.root, false, effort)
  const limited = attackIn({ ...engine, automaton }, roads, true)
  if (typeof limited === 'object') return limited
  return attackIn({ ...engine, automaton }, roadsOf(automaton, alphabet), false)
}

/** Try what is ambiguous by the roads, until the engine is found to be slow with it. */
function attackIn(engine: Engine, roads: Roads, limited: boolean): PatternAttack | 'unknown' | undefined {
  const { alphabet, automaton, effort } = engine
  let content: ReadonlySet<number> | undefined
  let open = false
  for (const candidate of some(ambiguitiesOf(roads, effort), limited ? 4 : 8)) {
    const suffixes = suffixesFor(candidate, roads, engine)
    for (const suffix of limited && !automaton.guarded ? suffixes.slice(0, 1) : suffixes) {
      const attack = attackWith(engine, candidate, suffix, limited)
      if (attack) return attack
    }
    content ??= contentPlaces(roads, alphabet, effort)
    const { place, pump } = candidate
    open ||= !placesAfter(roads, place, [...pump, ...pump], content, effort).content
  }
  return open ? 'unknown' : undefined
}

function* ambiguitiesOf(roads: Roads, effort: Effort): Generator<Ambiguity> {
  yield* exponentialAmbiguities(roads, effort)
  yield* polynomialAmbiguities(roads, effort)
}

interface Engine {
  readonly automaton: Automaton
  readonly alphabet: Alphabet
  readonly multiline: boolean
  readonly effort: Effort
}

type Word = readonly number[]

/** The texts after the pump that make the match fail, the most promising first. */
function suffixesFor(
  { place, prefix, pump }: Ambiguity,
  roads: Roads,
  { automaton, alphabet, effort }: Engine,
): Word[] {
  const failingFrom = (from: number, word: Word) => {
    const { places } = placesAfter(roads, from, word, new Set(), effort)
    return failingSuffix(roads, places, alphabet, effort)
  }
  const again = repeated(pump, 4)
  // If nothing fails as a whole, then maybe what is tried first, before a way that does not.
  const failing = failingFrom(roads.start, [...prefix, ...again]) ?? failingFrom(place, again)
  const suffixes: Word[] = failing ? [failing] : []
  if (!automaton.guarded) return suffixes
  // Conditions may ask for more: for some of all characters, say.
  const characters = [...alphabet.characters.keys()].slice(0, 12)
  return [
    ...suffixes,
    [],
    [...characters, ...(failing ?? [])],
    ...characters.slice(0, 4).map((each) => [each]),
  ]
}

function attackWith(
  { automaton, alphabet, multiline, effort }: Engine,
  { growth, prefix, pump }: Ambiguity,
  suffix: Word,
  limited: boolean,
): PatternAttack | undefined {
  const textOf = (times: number) => [...prefix, ...repeated(pump, times), ...suffix]
  const counted = new Map<number, number>()
  const stepsOf = (times: number) => {
    const steps = counted.get(times) ?? countSteps(automaton, alphabet, textOf(times), multiline, effort)
    counted.set(times, steps)
    return steps
  }
  const found = (kind: PatternAttack['growth'], times: number): PatternAttack => {
    const write = (word: Word) => word.map((index) => alphabet.characters[index]).join('')
    const parts = { prefix: write(prefix), pump: write(pump), suffix: write(suffix) }
    return { growth: kind, ...parts, text: parts.prefix + parts.pump.repeat(times) + parts.suffix }
  }

  const worst = limited
    ? [32, LONGEST_LIMITED / pump.length].map(Math.floor).find((times) => stepsOf(times) > TOO_MANY)
    : 0
  if (worst === undefined) return undefined
  const [few, more, many] = [stepsOf(8), stepsOf(16), stepsOf(32)]
  const [early, late] = [more - few, many - more]
  // Each pump at least doubles the steps; a tenth power of them would be a thousandfold only.
  if (growth === 'exponential' && early > 0 && late > 1000 * early && many > TOO_MANY) {
    const rate = (many / more) ** (1 / 16)
    const times = 32 + Math.ceil(Math.log(SHOWN_EXPONENTIAL / many) / Math.log(rate))
    return found('exponential', Math.max(8, Math.min(times, 128)))
  }
  if (limited) {
    // Twice the pumps are many times the steps, as long as the limit allows it.
    const steep = Math.max(few / stepsOf(4), more / few) > 40
    return found(steep ? 'exponential' : 'polynomial', worst)
  }
  const most = stepsOf(64)
  const last = most - many
  // Where the time grows with the length alone, each doubling adds the same again and again.
  if (late - 2 * early < 64 / 4 || last - 2 * late < 256 / 4) return undefined
  const degree = Math.max(Math.log2(last / late), 1.2)
  const times = Math.ceil(64 * (SHOWN_POLYNOMIAL / most) ** (1 / degree))
  return found('polynomial', Math.max(64, Math.min(times, Math.floor(LONGEST_SHOWN / pump.length))))
}

/** As many steps as people wait for: a tenth of a second and more. */
const TOO_MANY = 10_000_000
const LONGEST_LIMITED = 200
const SHOWN_EXPONENTIAL = 1e11
const SHOWN_POLYNOMIAL = 1e9
const LONGEST_SHOWN = 20_000

function repeated(word: Word, times: number): Word {
  return Array.from({ length: times }, () => word).flat()
}

function* some<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let taken = 0
  for (const item of items) {
    yield item
    taken += 1
    if (taken === most) return
  }
}
