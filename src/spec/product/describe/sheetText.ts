/**
 * Texts of a sheet mark what is a name and what the product says, so that Markdown can write them letter by letter and a page
 * can set them in their own type. The marks are noncharacters of Unicode, which no text for people has; what is not marked
 * are the sheet's own words.
 */
const CODE = '\uFDD0'
const SAID = '\uFDD1'
const END = '\uFDD2'
const LINE = '\uFDD3'

/** A stretch of a text: the sheet's own words, what the product says, or a name or an expression. */
export interface SheetRun {
  readonly kind: 'words' | 'said' | 'code'
  readonly text: string
}

/** Return the product's own text, with any signs in it. */
export function said(text: string): string {
  const plain = withoutMarks(text).trim()
  return plain && SAID + plain + END
}

/** A name or an expression, letter by letter. */
export function code(text: string): string {
  const line = withoutMarks(text).replace(/[\n\r\u2028\u2029]+/g, ' ')
  return line.trim() === '' ? said(JSON.stringify(text)) : CODE + line + END
}

/** Several things in one cell, one below the other. */
export function stack(parts: readonly string[]): string {
  return parts.filter(Boolean).join(LINE)
}

/** The lines of a text, each as its runs in order. */
export function linesOf(text: string): readonly (readonly SheetRun[])[] {
  return text.split(LINE).map((line) =>
    line
      .split(runs)
      .filter(Boolean)
      .map((run): SheetRun => {
        if (run.startsWith(CODE)) return { kind: 'code', text: run.slice(1, -1) }
        return run.startsWith(SAID)
          ? { kind: 'said', text: run.slice(1, -1) }
          : { kind: 'words', text: withoutMarks(run) }
      }),
  )
}

/** A text without its marks, for a name that assistive technology reads. */
export function plainText(text: string): string {
  return withoutMarks(text.replaceAll(LINE, ' '))
}

const runs = new RegExp(`([${CODE}${SAID}][^${END}]*${END})`)

const withoutMarks = (text: string) => text.replace(/[\uFDD0-\uFDEF]/g, '')
