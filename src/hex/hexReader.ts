import { concat } from '../bytes/concat'
import { readPiece } from '../bytes/readPiece'
import { listen } from '../internal/listen'

/** The pages of a file that are known. Another object is made whenever a page comes or reading fails. */
export interface HexPages {
  /** By the number of the page; those used last stand last. */
  readonly known: ReadonlyMap<number, Uint8Array>
  /** Why reading failed; nothing is read until it is tried again. */
  readonly failure: unknown
}

export interface HexReader {
  readonly size: number
  pages(): HexPages
  subscribe(listener: () => void): () => void
  /** Reads the pages of these bytes and no others: earlier requests that have not begun are forgotten. */
  want(from: number, to: number): void
  /** Reads what is wanted once more, after a failure. */
  retry(): void
}

/** A multiple of every length of a row, so that no row lies on two pages. */
export const pageSize = 0x1_0000

/** 4 MiB, many screens back and forth. */
const pagesKept = 64

/** More would be read in vain while a person drags through a file. */
const readAtOnce = 2

/** Read a file page by page, as it is looked at, and keep the pages used last. */
export function createHexReader(blob: Blob): HexReader {
  const { size } = blob
  const listeners = new Set<() => void>()
  const reading = new Set<number>()
  let wanted: readonly number[] = []
  let pages: HexPages = nothingRead

  function tell(next: HexPages) {
    pages = next
    for (const listener of listeners) listener()
  }

  function readOn() {
    for (const page of wanted) {
      if (pages.failure !== undefined || reading.size >= readAtOnce) return
      if (!pages.known.has(page) && !reading.has(page)) void read(page)
    }
  }

  async function read(page: number) {
    reading.add(page)
    try {
      const bytes = await readPiece(blob, page * pageSize, Math.min((page + 1) * pageSize, size))
      reading.delete(page)
      tell({ ...pages, known: withPage(pages.known, page, bytes, wanted) })
    } catch (failure) {
      reading.delete(page)
      if (pages.failure === undefined) tell({ ...pages, failure: failure ?? 'unknown' })
    }
    readOn()
  }

  return {
    size,
    pages: () => pages,
    subscribe: (listener) => listen(listeners, listener),
    want(from, to) {
      wanted = pagesOf(Math.max(0, from), Math.min(to, size))
      readOn()
    },
    retry() {
      if (pages.failure === undefined) return
      tell({ ...pages, failure: undefined })
      readOn()
    },
  }
}

/** For a server, which reads nothing, and the first rendering. */
export const nothingRead: HexPages = { known: new Map(), failure: undefined }

/** The bytes from one offset to another, if they lie on known pages. */
export function knownBytes({ known }: HexPages, from: number, to: number): Uint8Array | undefined {
  const page = Math.floor(from / pageSize)
  const first = known.get(page)?.subarray(from % pageSize)
  if (first === undefined || first.length >= to - from) return first?.subarray(0, to - from)
  const rest = knownBytes({ known, failure: undefined }, from + first.length, to)
  if (first.length === 0 || rest === undefined) return undefined
  return concat([first, rest])
}

function pagesOf(from: number, to: number): readonly number[] {
  const first = Math.floor(from / pageSize)
  const count = to > from ? Math.floor((to - 1) / pageSize) - first + 1 : 0
  return Array.from({ length: count }, (_, index) => first + index)
}

function withPage(
  known: ReadonlyMap<number, Uint8Array>,
  page: number,
  bytes: Uint8Array,
  wanted: readonly number[],
): ReadonlyMap<number, Uint8Array> {
  const next = new Map(known)
  // The pages in view go to the end, whenever they came.
  for (const used of wanted) {
    const there = next.get(used)
    if (there && next.delete(used)) next.set(used, there)
  }
  next.set(page, bytes)
  for (const oldest of next.keys()) {
    if (next.size <= pagesKept) break
    next.delete(oldest)
  }
  return next
}
