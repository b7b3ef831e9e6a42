/** The first place at which a text stops to be JSON (RFC 8259), and what to do there. */
export interface JsonMistake {
  readonly rule: JsonMistakeRule
  /** From which character on. */
  readonly from: number
  /** Up to which character. */
  readonly to: number
  /** The sign, the name or the number that it is about. */
  readonly about: string
}

export type JsonMistakeRule =
  | 'after'
  | 'close'
  | 'colon'
  | 'comma'
  | 'digits'
  | 'escape'
  | 'name'
  | 'quote'
  | 'trailing'
  | 'twice'
  | 'value'

/** The next token: `item` and `member` also take the bracket that closes an empty array or object. */
type Wanted = 'value' | 'item' | 'name' | 'member' | 'colon' | 'comma' | 'end'

/** An array or an object that is not closed yet. */
interface Open {
  readonly at: number
  readonly closing: ']' | '}'
  /** The names so far, where it is an object. */
  readonly names: Set<string>
}

/**
 * Find the first mistake of a text that is meant as JSON. Besides what JSON does not allow, that is what reading it would
 * lose in silence: a name that an object has twice, and digits that no number of the computer keeps.
 */
export function findJsonMistake(text: string): JsonMistake | undefined {
  const opened: Open[] = []
  let wanted = 'value' as Wanted
  let lastComma = -1
  let at = 0

  const mistake = (rule: JsonMistakeRule, from: number, to: number, about = ''): JsonMistake => ({
    rule,
    from,
    to,
    about,
  })
  const open = (closing: Open['closing']) => {
    opened.push({ at, closing, names: new Set() })
    wanted = closing === '}' ? 'member' : 'item'
    at += 1
  }
  const goOn = (end: number) => {
    at = end
    wanted = opened.length > 0 ? 'comma' : 'end'
  }

  for (;;) {
    at = endOfSpace(text, at)
    const sign = text[at]
    const around = opened.at(-1)
    if (wanted === 'end') return sign === undefined ? undefined : mistake('after', at, text.length)
    if (sign === undefined && around) return mistake('close', around.at, around.at + 1, text[around.at])

    if (sign === around?.closing && (wanted === 'item' || wanted === 'member' || wanted === 'comma')) {
      opened.pop()
      goOn(at + 1)
      continue
    }
    if (sign === around?.closing && lastComma >= 0 && (wanted === 'value' || wanted === 'name')) {
      return mistake('trailing', lastComma, lastComma + 1, sign)
    }
    switch (wanted) {
      case 'comma':
        if (sign !== ',') return mistake('comma', at, at + 1, around?.closing)
        lastComma = at
        at += 1
        wanted = around?.closing === '}' ? 'name' : 'value'
        break
      case 'colon':
        if (sign !== ':') return mistake('colon', at, at + 1)
        at += 1
        lastComma = -1
        wanted = 'value'
        break
      case 'name':
      case 'member': {
        if (sign !== '"') return mistake('name', at, endOfWord(text, at))
        const end = endOfText(text, at)
        if (typeof end !== 'number') return end
        const name = nameIn(text.slice(at, end))
        if (around?.names.has(name)) return mistake('twice', at, end, name)
        around?.names.add(name)
        at = end
        wanted = 'colon'
        break
      }
      case 'value':
      case 'item': {
        if (sign === '{') open('}')
        else if (sign === '[') open(']')
        else if (sign === '"') {
          const end = endOfText(text, at)
          if (typeof end !== 'number') return end
          goOn(end)
        } else {
          const end = endOfWord(text, at)
          const word = text.slice(at, end)
          if (!LITERAL.test(word)) return mistake('value', at, end)
          if (isRounded(word)) return mistake('digits', at, end, word)
          goOn(end)
        }
      }
    }
  }
}

/** The line on which a character stands, from 1. */
export function lineOf(text: string, at: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', end + 1)) line += 1
  return line
}

const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
/** By their codes, because a megabyte of text is read with each key. */
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function endOfSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** Behind the characters of a word; at least one. */
function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !isSpace(text.charCodeAt(at)) && !SIGNS.includes(text[at] as string)) at += 1
  return Math.min(Math.max(at, from + 1), Math.max(text.length, from))
}

const SIGNS = ',:[]{}"'

/** Behind the quotation mark that ends a text, or what is wrong with the text. */
function endOfText(text: string, from: number): number | JsonMistake {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return { rule: code === 0x09 ? 'escape' : 'quote', from, to: at, about: '' }
    if (code !== 0x5c) continue
    ESCAPE.lastIndex = at
    if (!ESCAPE.test(text)) return { rule: 'escape', from: at, to: at + 1, about: '' }
    at += text[at + 1] === 'u' ? 5 : 1
  }
  return { rule: 'quote', from, to: text.length, about: '' }
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/** Two spellings of one name are one name. */
function nameIn(quoted: string): string {
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
}

/** Whether reading the number would change its digits. */
function isRounded(word: string): boolean {
  if (!/\d/.test(word) || (word.length < 16 && !/e/i.test(word))) return false
  const number = Number(word)
  return !Number.isFinite(number) || significant(String(number)) !== significant(word)
}

/** The digits of a number, without the zeros around them. */
function significant(number: string): string {
  return number.replace(/[eE].*|\D/g, '').replace(/^0+|0+$/g, '')
}
