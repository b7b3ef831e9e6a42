/** Values and names as TypeScript writes them. */
export function code(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value)
  if (value instanceof RegExp) return patternCode(value)
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map((item) => code(item, indent)).join(', ')}]`
  return objectCode(
    Object.entries(value).map(([name, part]) => [name, code(part, `${indent}  `)] as const),
    indent,
  )
}

/** As a literal, where a compiler takes every expression that an engine takes. */
function patternCode(pattern: RegExp): string {
  const { source, flags } = pattern
  const isStrict = flags.includes('u') && !source.includes('\\p')
  if (isStrict || /^[\w\s^$.*+?[\]-]*$/.test(source)) return pattern.toString()
  return `new RegExp(${quote(source)}${flags === '' ? '' : `, ${quote(flags)}`})`
}

/** An object of members that are code already: on one line when it is short. */
export function objectCode(
  members: readonly (readonly [name: string, value: string])[],
  indent = '',
): string {
  if (members.length === 0) return '{}'
  const written = members.map(([name, value]) => `${keyCode(name)}: ${value}`)
  const line = `{ ${written.join(', ')} }`
  if (line.length + indent.length <= 90 && !line.includes('\n')) return line
  return `{\n${written.map((member) => `${indent}  ${member},\n`).join('')}${indent}}`
}

export function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`
}

/** A name before a colon. */
export function keyCode(name: string): string {
  if (name === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

/** A part of a template literal. */
export function inTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
}

/** A comment of prose, which cannot end early. */
export function comment(text: string): string {
  return `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ').trim()} */`
}

/** A name that code can use, of words from anywhere. */
export function identifier(text: string, fallback: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
  const name = words
    .map((word, index) => (index === 0 ? lowered(word) : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
  const safe = /^[a-z]/i.test(name) ? name : fallback
  return RESERVED.has(safe) ? `${safe}Record` : safe
}

/** `API` becomes `api`, `Pet` becomes `pet`. */
function lowered(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1)
}

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The first of `name`, `name2`, `name3` … that is free; from now on it is taken. */
export function unique(name: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}${count}`
    if (!taken.has(candidate.toLowerCase())) {
      taken.add(candidate.toLowerCase())
      return candidate
    }
  }
}

const RESERVED = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const continue debugger default delete do ' +
    'else enum eval export extends false finally for function get if implements import in instanceof interface let ' +
    'new null number of package private protected public return set static string super switch symbol this throw ' +
    'true try type typeof undefined var void while with yield call settings choice choices code colour date ' +
    'dateRange decimal money duration file image email phone url group instant json list map integer percent ' +
    'reference text time variant query answer object defineEntity dataSource recordOf omit math infinity'
  ).split(' '),
)
