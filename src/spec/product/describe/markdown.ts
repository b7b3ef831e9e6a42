import type { SheetPart } from './SheetPart'
import { linesOf, type SheetRun } from './sheetText'

/** The parts of a section as Markdown (GitHub's, for its tables). What an entity does not have is `notShown`. */
export function writeMarkdown(parts: readonly SheetPart[] | undefined, notShown: string): string {
  return parts?.map((part) => writePart(part, notShown)).join('\n\n') ?? notShown
}

function writePart(part: SheetPart, notShown: string): string {
  switch (part.kind) {
    case 'paragraph':
      return write(part.text)
    case 'list':
      return part.items.map((item) => `- ${write(item)}`).join('\n')
    case 'table': {
      const line = (cells: readonly string[]) =>
        `| ${cells.map((cell) => write(cell) || NOTHING).join(' | ')} |`
      return [line(part.headings), line(part.headings.map(() => '---')), ...part.rows.map(line)].join('\n')
    }
    case 'entity':
      return `### ${write(part.heading)}\n\n${writeMarkdown(part.parts, notShown)}`
  }
}

/** An empty cell looks forgotten. */
export const NOTHING = '–'

function write(text: string): string {
  return linesOf(text)
    .map((line) => line.map(writeRun).join(''))
    .join('<br>')
}

function writeRun({ kind, text }: SheetRun): string {
  if (kind === 'words') return text
  return kind === 'code' ? quoted(text) : escaped(text)
}

/** Text on one line, with every sign meaning itself. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replace(/^(?:[#+=-]|\d{1,9}(?=[.)](?:\s|$)))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
    .replace(/\s*[\n\r\u2028\u2029]\s*/g, '<br>')
}

function quoted(line: string): string {
  // Inside a table no quoting keeps both a bar and the backslash before it.
  if (line.includes('|')) return `<code>${escaped(line).replaceAll(String.raw`\|`, '&#124;')}</code>`
  const fence = '`'.repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)))
  const edge = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return fence + edge + line + edge + fence
}
