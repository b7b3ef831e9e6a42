/** Text as it stands in Markdown, whatever signs are in it: on one line, and with every sign meaning itself. */
export function md(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_[\]<>|~&]/g, String.raw`\$&`)
    .replace(/^(?:[#+=-]|\d{1,9}(?=[.)](?:\s|$)))/, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
    .replace(/\s*[\n\r\u2028\u2029]\s*/g, '<br>')
}

/** A name or an expression, letter by letter. */
export function code(text: string): string {
  const line = text.replace(/[\n\r\u2028\u2029]+/g, ' ')
  if (line.trim() === '') return md(JSON.stringify(text))
  // Inside a table no quoting keeps both a bar and the backslash before it.
  if (line.includes('|')) return `<code>${md(line).replaceAll(String.raw`\|`, '&#124;')}</code>`
  const fence = '`'.repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)))
  const edge = /^`|`$|^ .* $/.test(line) ? ' ' : ''
  return fence + edge + line + edge + fence
}

/** Headings and cells are Markdown already. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell || NOTHING).join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/** An empty cell looks forgotten. */
const NOTHING = '–'

/** Several things in one cell, one below the other. */
export function stack(parts: readonly string[]): string {
  return parts.filter(Boolean).join('<br>')
}

/** The parts that say something, with a line between them. */
export function paragraphs(...parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join('\n\n') || undefined
}
