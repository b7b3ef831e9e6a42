import type { Parser, ParseResult } from 'papaparse'
import { createRests } from '../../internal/createRests'
import { type Delimiter, withoutDelimiterLine } from './csvDialect'

/** A line of the file: how many stand before it, the header among them, and its cells as they are written. */
export interface ImportRow {
  /** As spreadsheets count: the first line is 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface ReadCsvOptions {
  readonly delimiter: Delimiter
  readonly signal?: AbortSignal | undefined
  /** Called now and then with the share that is read, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** So many characters are read at once: some milliseconds of work. */
const stretch = 16_384

/** The cells of a text, line by line. The page answers to people meanwhile. Empty lines are left out. */
export async function readCsv(text: string, options: ReadCsvOptions): Promise<readonly ImportRow[]> {
  const { delimiter, signal, onProgress } = options
  const { default: Papa } = await import('papaparse')
  const plain = withoutDelimiterLine(text)
  const { newline, written } = withOneNewline(plain)
  const rest = createRests()
  const rows: ImportRow[] = []
  let line = plain === text ? 0 : 1
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(written, {
      delimiter,
      newline,
      chunkSize: stretch,
      chunk: ({ data, meta }: ParseResult<string[]>, parser: Parser) => {
        if (signal?.aborted) {
          reject(signal.reason)
          return parser.abort()
        }
        for (const cells of data) {
          line += 1
          if (cells.length > 1 || cells[0]?.trim()) rows.push({ line, cells })
        }
        onProgress?.(meta.cursor / Math.max(1, written.length))
        const pause = rest()
        if (!pause) return undefined
        parser.pause()
        void pause.then(() => parser.resume())
      },
      complete: () => resolve(rows),
      error: reject,
    })
  })
}

/** So many characters tell how lines end. */
const enough = 262_144

/** How the lines of a text end. The parser knows one way: a text that was joined of several gets that. */
function withOneNewline(text: string): { newline: '\r\n' | '\n' | '\r'; written: string } {
  const ends = new Set<'\r\n' | '\n' | '\r'>()
  let isQuoted = false
  for (let place = 0; place < Math.min(text.length, enough); place += 1) {
    const sign = text[place]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') ends.add('\n')
    else if (!isQuoted && sign === '\r') {
      if (text[place + 1] === '\n') place += 1
      ends.add(text[place] === '\n' ? '\r\n' : '\r')
    }
  }
  const [newline = '\n', ...others] = ends
  return others.length === 0
    ? { newline, written: text }
    : { newline: '\n', written: text.replace(/\r\n?/g, '\n') }
}
