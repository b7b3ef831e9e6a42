import { contestants } from './codecs'

/** None of these is what it is read as. */
const inputs: readonly (readonly [task: string, what: string, input: string | Uint8Array])[] = [
  ['base64 read', 'a character that does not belong', 'Zm9v*mFy'],
  ['base64 read', 'the other alphabet', 'Zm9v-_Zm'],
  ['base64 read', 'one character too many', 'Zm9vY'],
  ['base64 read', 'padding in the middle', 'Zg==Zg=='],
  ['base64 read', 'half of the padding', 'Zg='],
  ['base64 read', 'padding alone', '===='],
  ['base64 read', 'a letter of another alphabet', 'Zm9\u0141'],
  ['hex read', 'a character that is no digit', '666x6f'],
  ['hex read', 'an odd number of digits', '666f6'],
  ['hex read', 'a prefix', '0x666f'],
  ['hex read', 'a digit of another alphabet', '66\u01366f'],
  ['UTF-8 write', 'half of a surrogate pair', 'a\ud83d'],
  ['UTF-8 read', 'a byte that never occurs', Uint8Array.of(97, 255, 98)],
  ['UTF-8 read', 'a character that breaks off', Uint8Array.of(97, 0xe2, 0x82)],
]

const names = [
  'screenwright',
  'native',
  "Node's Buffer",
  'uint8array-extras',
  'buffer',
  'base64-js',
  'js-base64',
]

/** The result of each library for each malformed input: a row for each, the first for the names. */
export function malformedTable(): string[][] {
  const present = names.filter((name) => contestants[name])
  const rows = inputs.map(([task, what, input]) => [
    `${task}: ${what}`,
    ...present.map((name) => {
      const codec = contestants[name]?.[task]
      return codec ? outcome(() => codec(input as never)) : ''
    }),
  ])
  return [['', ...present], ...rows]
}

function outcome(read: () => unknown): string {
  try {
    const result = read() as string | Uint8Array
    if (result.length === 0) return 'EMPTY'
    return typeof result === 'string' ? 'REPLACES' : `READS ${result.length}`
  } catch (error) {
    const { position } = error as { position?: number }
    return position === undefined ? 'rejects' : `rejects at ${position}`
  }
}
