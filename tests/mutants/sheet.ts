/** A declaration with its places in the text: `from` to `to` is all of it, up to and with the semicolon. */
export interface Declaration {
  property: string
  value: string
  from: number
  to: number
  /** Where the value begins. */
  at: number
}

export interface Rule {
  selector: string
  /** Where the selector begins. */
  at: number
  /** The at-rules around it, from the outside. */
  around: readonly string[]
  declarations: readonly Declaration[]
}

/** The rules of a sheet in which rules stand in at-rules and never in each other, as all of ours do. */
export function parseSheet(text: string): Rule[] {
  // As long as before, so that every place stays where it is.
  const code = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const rules: Rule[] = []
  const around: string[] = []
  let rule: (Rule & { declarations: Declaration[] }) | undefined
  let from = 0

  for (let at = 0; at < code.length; at++) {
    const sign = code[at]
    if (sign === '"' || sign === "'") at = code.indexOf(sign, at + 1)
    else if (sign === '{') {
      const { words, start } = trimmed(code, from, at)
      if (words.startsWith('@')) around.push(words)
      else rule = { selector: words, at: start, around: [...around], declarations: [] }
      from = at + 1
    } else if (sign === ';') {
      if (rule) rule.declarations.push(declaration(code, from, at + 1))
      from = at + 1
    } else if (sign === '}') {
      if (rule) rules.push(rule)
      else around.pop()
      rule = undefined
      from = at + 1
    }
  }
  return rules
}

/** The number of the line in which this place is, as editors count. */
export const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

function declaration(code: string, from: number, to: number): Declaration {
  const { words, start } = trimmed(code, from, to - 1)
  const colon = words.indexOf(':')
  const value = trimmed(words, colon + 1, words.length)
  return {
    property: words.slice(0, colon).trim(),
    value: value.words,
    from: start,
    to,
    at: start + value.start,
  }
}

function trimmed(code: string, from: number, to: number) {
  const words = code.slice(from, to)
  return { words: words.trim(), start: from + (words.length - words.trimStart().length) }
}
