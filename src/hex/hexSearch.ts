import { readPiece } from '../bytes/readPiece'

/** So much is read at once, while what came before is searched. */
const step = 0x10_0000

/** Find every place of some bytes in data that comes piece by piece: one may begin in one piece and end in another. */
export function createMatcher(
  sought: Uint8Array,
): (piece: Uint8Array, onMatch: (end: number) => void) => void {
  const first = sought[0] ?? 0
  const back = bordersOf(sought)
  const { length } = sought
  let matched = 0
  return (piece, onMatch) => {
    for (let at = 0; at < piece.length; at++) {
      if (matched === 0) {
        // The engine finds one byte far faster than a loop does.
        at = piece.indexOf(first, at)
        if (at < 0) return
      }
      const byte = piece[at]
      while (matched > 0 && byte !== sought[matched]) matched = back[matched - 1] ?? 0
      if (byte === sought[matched]) matched++
      if (matched < length) continue
      matched = back[length - 1] ?? 0
      onMatch(at + 1)
    }
  }
}

/** For each beginning: how much of its end is a beginning again, and need not be compared a second time. */
function bordersOf(sought: Uint8Array): Uint32Array {
  const borders = new Uint32Array(sought.length)
  for (let at = 1, border = 0; at < sought.length; at++) {
    while (border > 0 && sought[at] !== sought[border]) border = borders[border - 1] ?? 0
    if (sought[at] === sought[border]) border++
    borders[at] = border
  }
  return borders
}

/** The first place at or after `from`, or nothing. */
export async function findForward(
  blob: Blob,
  sought: Uint8Array,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const match = createMatcher(sought)
  let found: number | undefined
  await forEachPiece(blob, from, to, signal, (piece, start) => {
    match(piece, (end) => {
      found ??= start + end - sought.length
    })
    return found === undefined
  })
  return found
}

/** The last place that begins before `before`, or nothing. */
export async function findBackward(
  blob: Blob,
  sought: Uint8Array,
  before: number,
  downTo: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  for (let end = before; end > downTo; end -= step) {
    const start = Math.max(downTo, end - step)
    // A place that begins before `end` may go on behind it.
    const bytes = await readPiece(blob, start, Math.min(end + sought.length - 1, blob.size))
    signal.throwIfAborted()
    let found: number | undefined
    createMatcher(sought)(bytes, (stop) => {
      found = start + stop - sought.length
    })
    if (found !== undefined) return found
  }
  return undefined
}

/** The state of a count. */
export interface MatchCount {
  readonly count: number
  /** How much has been looked through, from 0 to 1. */
  readonly progress: number
  /** The first places, in order: as many as are worth numbering. */
  readonly places: readonly number[]
}

/** More than a person goes through one by one. */
const placesKept = 10_000

/** Count every place, and report after each piece how far it is. */
export async function countMatches(
  blob: Blob,
  sought: Uint8Array,
  signal: AbortSignal,
  onProgress: (count: MatchCount) => void,
): Promise<void> {
  const match = createMatcher(sought)
  const places: number[] = []
  let count = 0
  await forEachPiece(blob, 0, blob.size, signal, (piece, start) => {
    match(piece, (end) => {
      count++
      if (count <= placesKept) places.push(start + end - sought.length)
    })
    onProgress({ count, progress: (start + piece.length) / blob.size, places })
    return true
  })
}

/** Piece by piece, the next one on its way while this one is looked at; until `look` answers false. */
async function forEachPiece(
  blob: Blob,
  from: number,
  to: number,
  signal: AbortSignal,
  look: (piece: Uint8Array, start: number) => boolean,
): Promise<void> {
  const read = (start: number) =>
    start < to ? readPiece(blob, start, Math.min(start + step, to)) : Promise.resolve(undefined)
  let coming = read(from)
  for (let start = from; start < to; start += step) {
    const piece = await coming
    signal.throwIfAborted()
    if (piece === undefined) return
    coming = read(start + step)
    // Not awaited once the search ends early.
    coming.catch(() => {})
    if (!look(piece, start)) return
  }
}
