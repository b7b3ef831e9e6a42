import { fail } from '../../internal/developerMessages'
import { namesAsked } from '../conditions/When'
import { type Operator, operatorsOf } from '../conditions/whenOperators'
import { checkWhen } from '../conditions/checkWhen'
import type { EntityDeclaration, Sort } from './Entity'
import type { EntitySection } from './EntitySection'
import type { Fields } from '../fields/Field'
import { mistakeIn } from './fieldMistake'
import type { Mark } from './Mark'
import { type LocalizedText, mistakeInText } from '../labels/LocalizedText'
import { isBuilt, type Rule } from '../rules/Rule'
import { namesInTemplate } from './titleOf'

/** A declaration without the types that tie its names to its fields. */
type Declared = Pick<EntityDeclaration, 'name' | 'labels' | 'nouns' | 'rules' | 'titleTemplate'> & {
  readonly id: string
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
  readonly version?: string | undefined
  readonly fields: Fields
  readonly sections?: readonly EntitySection[] | undefined
  readonly facts?: readonly string[] | undefined
  readonly columns?: readonly string[] | undefined
  readonly sort?: readonly Sort[] | undefined
  readonly marks?: readonly Mark[] | undefined
}

/** Throw for a declaration that contradicts itself: where it stands, and not when a person meets the result. */
export function checkDeclaration({
  name,
  labels,
  nouns,
  id,
  title,
  titleTemplate,
  subtitle,
  version,
  fields,
  sections = [],
  facts = [],
  columns = [],
  sort = [],
  marks = [],
  rules = [],
}: Declared): void {
  const stop = (found: string, advice: string): never => fail(`defineEntity(“${name}”) ${found}. ${advice}.`)
  if (!/^\p{L}[\p{L}\p{N}_-]*$/u.test(name)) {
    stop('has a name that cannot stand in code and addresses', 'Name it with one word, like “strike”')
  }
  for (const [words, pair] of Object.entries({ labels, nouns })) {
    // A host without types may have given less than two.
    const mistake = pair && [0, 1].map((place) => mistakeInText(pair[place] ?? '')).find(Boolean)
    if (mistake) {
      stop(
        `has no words for one and for many: one of its ${words} ${mistake}`,
        `Give ${words}: [“Bird strike”, “Bird strikes”]`,
      )
    }
  }
  const names = Object.keys(fields)
  if (names.length === 0) stop('has no fields, so that nothing can be shown', 'Declare at least its id')

  for (const [role, named] of Object.entries({ id, title, subtitle, version })) {
    if (named !== undefined && !names.includes(named)) {
      stop(`says ${role}: “${named}”, which is none of its fields`, `Name one of ${names.join(', ')}`)
    }
  }
  const lost = titleTemplate === undefined ? undefined : mistakeInTemplate(titleTemplate, fields)
  if (lost)
    stop(`has a titleTemplate that ${lost}`, 'Write it as “{species} at {airport}”, with names of fields')
  const order = sort.map(({ field }) => field)
  for (const [part, named] of Object.entries({ facts, columns, sort: order })) {
    const unknown = named.find((one) => !names.includes(one))
    if (unknown !== undefined) {
      stop(
        `has “${unknown}” among its ${part}, which is none of its fields`,
        `Name some of ${names.join(', ')}`,
      )
    }
    const twice = named.find((one, place) => named.indexOf(one) !== place)
    if (twice !== undefined) stop(`has “${twice}” twice among its ${part}`, 'Name it once')
  }
  for (const key of names) {
    const field = fields[key]
    const found = field ? mistakeIn(field, key, fields) : 'is nothing'
    if (found) stop(`has a field “${key}” that ${found}`, 'Correct the declaration')
  }
  for (const key of [id, version]) {
    const field = key === undefined ? undefined : fields[key]
    if (field && field.kind !== 'text' && field.kind !== 'integer') {
      stop(`identifies by “${key}”, a ${field.kind}`, 'Identify by a text or an integer')
    }
  }
  if (!fields[id]?.required && !fields[id]?.readOnly) {
    stop(`has records without “${id}”, its id`, `Make “${id}” required or readOnly`)
  }
  if (version !== undefined && !fields[version]?.readOnly) {
    stop(`lets people write “${version}”, its version`, `Make “${version}” readOnly`)
  }
  const astray = mistakeInSections(sections, fields)
  if (astray) stop(`has a section ${astray}`, 'Correct the section')
  for (const mark of marks) {
    const found = mistakeInMark(mark, fields)
    if (found) stop(`has a mark ${found}`, 'Correct the mark')
  }
  for (const rule of rules) {
    const found = mistakeInRule(rule, fields)
    if (found) stop(`has a rule that ${found}`, 'Correct the rule')
  }
}

/** Find the mistake in a template of titles, as the end of a sentence. */
function mistakeInTemplate(template: LocalizedText, fields: Fields): string | undefined {
  const mistake = mistakeInText(template)
  if (mistake) return mistake
  for (const text of typeof template === 'string' ? [template] : Object.values(template)) {
    const names = namesInTemplate(text)
    const stray = names.find((name) => !Object.hasOwn(fields, name))
    if (stray !== undefined) return `names “${stray}”, which is none of its fields`
    // All records would be called the same.
    if (names.length === 0) return `names no field: “${text}”`
  }
  return undefined
}

/** Find a section that contradicts the fields or another section, as the end of a sentence. */
function mistakeInSections(sections: readonly EntitySection[], fields: Fields): string | undefined {
  const known = new Set<string>()
  const placed = new Map<string, string>()
  for (const { name, label, description, fields: named, columns = 1, when, addAnother } of sections) {
    const here = `“${name}”`
    if (!name.trim()) return 'without a name, so that no address can lead to it'
    if (known.has(name)) return `${here} twice`
    known.add(name)
    for (const [part, words] of Object.entries({ label, description })) {
      const mistake = words === undefined ? undefined : mistakeInText(words)
      if (mistake) return `${here} whose ${part} ${mistake}`
    }
    if (label === undefined && named.length !== 1) {
      return `${here} without a label, which only a section of one field may leave out`
    }
    if (![1, 2, 3].includes(columns)) return `${here} of ${columns} columns, where 1, 2 or 3 fit`
    if (addAnother && (named.length !== 1 || fields[named[0] ?? '']?.kind !== 'list')) {
      return `${here} that adds one after another, which only a section of one list can`
    }
    for (const field of named) {
      if (!Object.hasOwn(fields, field)) return `${here} with “${field}”, which is none of the fields`
      const other = placed.get(field)
      if (other !== undefined) return `${here} with “${field}”, which stands in “${other}” already`
      placed.set(field, name)
    }
    const mistake = when && checkWhen(when, fields)
    if (mistake) return `${here} whose condition ${mistake}`
  }
  return undefined
}

function mistakeInMark({ at, when, label, tone }: Mark, fields: Fields): string | undefined {
  if (!Object.hasOwn(fields, at)) return `at “${at}”, which is none of its fields`
  const words = mistakeInText(label)
  if (words) return `at “${at}” whose label ${words}`
  if (tone !== undefined && !tones.has(tone)) return `at “${at}” of the tone “${tone}”, which is none`
  const condition = checkWhen(when, fields)
  return condition && `at “${at}” whose condition ${condition}`
}

const tones: ReadonlySet<string> = new Set(['neutral', 'info', 'success', 'warning', 'danger'])

function mistakeInRule(rule: Rule, fields: Fields): string | undefined {
  if (!isBuilt(rule))
    return 'was written by hand, so that it would never run. Make it with rule(), unique() or noOverlap()'
  const stray = [...rule.at, ...(rule.per ?? [])].find((name) => !Object.hasOwn(fields, name))
  if (stray !== undefined) return `stands at “${stray}”, which is none of the fields`
  for (const condition of [rule.when, rule.require]) {
    const mistake = condition && checkWhen(condition, fields)
    if (mistake) return mistake
  }
  return rule.noOverlap ? mistakeInOverlap(rule, fields) : undefined
}

function mistakeInOverlap({ at: [from, until = from], per = [], when = [] }: Rule, fields: Fields) {
  const kindOf = (name: string) => `“${name}” of kind ${fields[name]?.kind}`
  const asks = (name: string, operator: Operator) => {
    const field = fields[name]
    return field !== undefined && operatorsOf(field).includes(operator)
  }
  if (fields[from]?.kind !== fields[until]?.kind || from === until || !asks(from, 'gt')) {
    return `lies between ${kindOf(from)} and ${kindOf(until)}; give it two fields of one kind that has an order`
  }
  const unlike = per.find((name) => !asks(name, 'is') && !asks(name, 'contains'))
  if (unlike !== undefined) return `compares ${kindOf(unlike)}, whose values are not compared`
  const asked = namesAsked(when).find((name) => name === from || name === until)
  return asked && `asks for “${asked}” in its condition, which it compares itself`
}
