import { fc } from '../../properties'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { type PatternAttack, patternAttack } from '../../../src/spec/pattern/patternAttack'
import { backtrack, sizeOf, texts, trees, write } from './backtracking'

const EXPONENTIAL = [
  /(a+)+/,
  /^(a+)+$/,
  /(a|aa)+/,
  /(a|a?)+/,
  /(.*)*/,
  /([a-z]+)*$/,
  /^(([a-z])+.)+[A-Z]([a-z])+$/,
  /(\w+\s?)*/,
  /(x+x+)+y/,
  /(a(|))*/,
  /(a*?b*?)*/,
  /(ab|a|b)*/,
  /(?:\s+|\s*,\s*)+/,
  /([a-z]+-?)*/,
  /(\p{L}+)+/u,
  /([a-z]+)+/i,
  /(?:😀+)+/u,
  /(?:(a|a)*b|[^]*)/,
  /(?=(a+)+b)a*/,
  /^(?=.*\d)(a+)+$/,
  /^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$/,
  /^(https?:\/\/)?([\da-z.-]+)\.([a-z.]{2,6})([/\w .-]*)*\/?$/,
  /(a{1,30}){1,30}/,
  /([a-z]{1,30}-?)+/,
  /(((a{1,4}){1,4}){1,4}){1,4}/,
]

const POLYNOMIAL = [
  /a*a*/,
  /\d+\d+/,
  /.*foo.*bar/,
  /[a-z]{8,}[a-z]*/,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /https?:\/\/[^\s/]+(\/[^\s?]*)?(\?\S*)?/,
  /(?:(?=.*x)a)*/,
  /\s*\s*,?\s*/,
]

const HARMLESS = [
  /\d{4}-\d{2}-\d{2}/,
  /(?:[01]\d|2[0-3]):[0-5]\d/,
  /[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i,
  /[a-z0-9]+(?:-[a-z0-9]+)*/,
  /[a-z]+(-[a-z]+)*/,
  /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/,
  /INV-\d+/,
  /\d{1,3}(\.\d{3})*/,
  /-?\d+(\.\d+)?([eE][+-]?\d+)?/,
  /\+?[1-9]\d{1,14}/,
  /\+?\d{1,4}?[-.\s]?\(?\d{1,3}?\)?[-.\s]?\d{1,4}[-.\s]?\d{1,4}[-.\s]?\d{1,9}/,
  /#[0-9a-f]{6}|#[0-9a-f]{3}/i,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
  /https?:\/\/[^\s/?#]+(\/[^\s?#]*)?(\?[^\s#]*)?(#\S*)?/,
  /(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}/,
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
  /(?=.*[A-Z].*[A-Z]).+/,
  /(?!.*--)[a-z0-9-]+/,
  /(?:(?!foo)[^])*/,
  /(?<!a)b+/,
  /"(?:[^"\\]|\\.)*"/,
  /\p{Lu}\p{Ll}*(?: \p{Lu}\p{Ll}*)*/u,
  new RegExp('[\\p{L}--[a-z]]+(?:-\\p{L}+)*', 'v'),
  /[a-z]{0,61}[a-z0-9]{0,61}/,
  /(?:\w+,)*\w+/,
  /(?:a|a){3}/,
  /^\s*$|^\d+$/m,
  /[^]*/,
  /.*.*/s,
  new RegExp('a{,5}\\u{3}]}'),
  /(?:)/,
]

/** As a field takes its pattern: for the whole text. */
const whole = ({ source, flags }: RegExp) => ({ source: `(?<![^])(?:${source})(?![^])`, flags })

describe('a pattern that would hang the page', () => {
  test.each(EXPONENTIAL)('%s is exponential', (pattern) => {
    expect(patternAttack(pattern)).toMatchObject({ growth: 'exponential' })
  })

  test.each(POLYNOMIAL)('%s is polynomial', (pattern) => {
    expect(patternAttack(pattern)).toMatchObject({ growth: 'polynomial' })
  })

  test('the attack says how it is made, in words that can be read', () => {
    const attack = patternAttack(/^(a+)+$/) as PatternAttack
    expect(attack).toMatchObject({ prefix: 'a', pump: 'a', suffix: 'b' })
    expect(attack.text).toMatch(/^a{30,50}b$/)
  })

  test.each([...EXPONENTIAL, ...POLYNOMIAL])(
    '%s is attacked by a text of the parts that are named',
    (pattern) => {
      const { prefix, pump, suffix, text } = patternAttack(pattern) as PatternAttack
      expect(text.startsWith(prefix + pump) && text.endsWith(pump + suffix)).toBe(true)
      expect(text.length).toBeLessThan(30_000)
    },
  )

  test(
    'exponential attacks keep a real engine busy for longer than anyone waits',
    { timeout: 60_000 },
    async () => {
      const attacks = EXPONENTIAL.map((pattern) => ({
        ...whole(pattern),
        text: (patternAttack(pattern) as PatternAttack).text,
      }))
      const finished: string[] = []
      for (let next = 0; next < attacks.length; next += 2) {
        // A check that is done at once would be so in a part of the time too.
        const within = next < 6 ? 500 : 150
        const pair = attacks.slice(next, next + 2)
        const done = await Promise.all(pair.map((attack) => finishes(attack, within)))
        finished.push(...pair.filter((_, index) => done[index]).map(({ source }) => source))
      }
      expect(finished).toEqual([])
    },
  )

  test('while a harmless pattern answers at once on the same text', async () => {
    const { text } = patternAttack(/(a+)+/) as PatternAttack
    expect(await finishes({ ...whole(/a+/), text }, 30_000)).toBe(true)
  })
})

describe('a pattern that is harmless', () => {
  test.each(HARMLESS)('%s is left alone', (pattern) => {
    expect(patternAttack(pattern)).toBeUndefined()
  })
})

describe('a pattern that cannot be validated', () => {
  test.each([
    /(['"]).*\1/,
    /(?<quote>['"]).*\k<quote>/,
    /(?<=a+)b/,
    new RegExp('[\\q{abc}a]+', 'v'),
    new RegExp('\\p{RGI_Emoji}+', 'v'),
    new RegExp('(?:'.repeat(500) + 'a' + ')'.repeat(500)),
    new RegExp('a'.repeat(20_000)),
    /(?:a{1000}){1000}b*b*/,
  ])('%s is unknown', (pattern) => {
    expect(patternAttack(pattern)).toBe('unknown')
  })

  test('what only looks like a reference back is read', () => {
    const octal = String.raw`\1`
    expect(patternAttack(new RegExp(`${octal}(a+)+`))).toBe('unknown')
    expect(patternAttack(new RegExp(`(?:${octal}a+)+`))).toBeUndefined()
    expect(patternAttack(new RegExp(`(a)(?:[${octal}]+)+`))).toMatchObject({ growth: 'exponential' })
  })

  test('whatever the pattern is, there is an answer', () => {
    const signs = [...'ab09.*+?()[]{}|^$\\-,:=!<>dDwWsSbBpPuxck1 é😀']
    const sources = fc.string({ unit: fc.constantFrom(...signs), maxLength: 25 })
    fc.assert(
      fc.property(sources, fc.constantFrom('', 'i', 'm', 's', 'u', 'v', 'gimsuy'), (source, flags) => {
        fc.pre(isPattern(source, flags))
        const answer = patternAttack(new RegExp(source, flags))
        expect(['undefined', 'object', 'string']).toContain(typeof answer)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('counted by a matcher that tries one way after the other', () => {
  /** As many steps as no harmless pattern takes for a part of it and a character. */
  const MANY = 40

  test.each([
    ['without conditions', false],
    ['with conditions', true],
  ])(
    'harmless patterns %s take steps by the length of a text, at most',
    (_, conditions) => {
      fc.assert(
        fc.property(trees(conditions), fc.array(texts, { minLength: 10, maxLength: 10 }), (tree, several) => {
          fc.pre(patternAttack(new RegExp(write(tree))) === undefined)
          for (const text of several) {
            const most = MANY * sizeOf(tree) * (text.length + 1)
            const { found, steps } = backtrack(tree, text, most)
            expect(steps).toBeLessThan(most)
            expect(found).toBe(new RegExp(whole(new RegExp(write(tree))).source).test(text))
          }
        }),
        { numRuns: 1500 },
      )
    },
    60_000,
  )

  test.each([
    ['without conditions', false],
    ['with conditions', true],
  ])('attacks on patterns %s take ever more steps', (_, conditions) => {
    let attacked = 0
    fc.assert(
      fc.property(trees(conditions), (tree) => {
        const attack = patternAttack(new RegExp(write(tree)))
        if (typeof attack !== 'object') return
        attacked += 1
        const { growth, prefix, pump, suffix } = attack
        const steps = (times: number) => backtrack(tree, prefix + pump.repeat(times) + suffix, 300_000).steps
        const [few, more, many] =
          growth === 'exponential' ? [steps(2), steps(5), steps(8)] : [steps(8), steps(16), steps(32)]
        // For a length that grows evenly or twofold, what is linear takes as much more or twice as much more.
        const factor = growth === 'exponential' ? 3 : 2.1
        expect(many === Infinity || many - more >= factor * (more - few)).toBe(true)
      }),
      { numRuns: 1500 },
    )
    expect(attacked).toBeGreaterThan(20)
  })
})

function isPattern(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

/** Whether a match is done within a time, in a thread that can be stopped. */
async function finishes(attack: { source: string; flags: string; text: string }, within: number) {
  const worker = new Worker(MATCHER, { eval: true, workerData: attack })
  try {
    return await new Promise<boolean>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('message', (said) => {
        if (said === 'done') resolve(true)
        else setTimeout(() => resolve(false), within)
      })
    })
  } finally {
    await worker.terminate()
  }
}

const MATCHER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const pattern = new RegExp(workerData.source, workerData.flags)
  parentPort.postMessage('begun')
  pattern.test(workerData.text)
  parentPort.postMessage('done')
`
