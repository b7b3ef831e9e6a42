import { Checker } from '../rules/Checker'
import type { Field } from '../fields/Field'
import { mistakeIn } from '../entities/fieldMistake'
import { isMissing } from '../values/isMissing'
import { sameData } from '../values/sameData'
import type { Statement } from './flatten'
import { given, isText, isTrue, type Reading } from './Reading'
import { isBlankRejected, readAnything, rememberBlank } from './readObject'

/** Give a field the title, description, example and default of its schema, and whether the server makes it. */
export function withLabels(field: Field, reading: Reading): Field {
  const { flat, reporter, at } = reading
  const said = (keyword: string) => outermost(flat.takeOf(keyword, isText), at)?.value.trim() || undefined
  const words = given({ label: said('title'), description: said('description') })
  const isReadOnly = flat.takeOf('readOnly', isTrue).length > 0
  let labelled = { ...field, ...words } as Field
  const [examples] = flat.takeOf('examples', Array.isArray)
  const example: unknown = examples?.value[0]
  if (examples && keepsRules(labelled, example)) labelled = { ...labelled, example } as Field

  const byDefault = outermost(flat.take('default'), at)
  // To begin with null or with an empty text is to begin with nothing.
  if (byDefault && !isMissing(byDefault.value)) {
    if (isReadOnly) {
      reporter.add(byDefault.part.at, 'default', 'same', 'What the server makes needs no default.')
    } else if (keepsRules(labelled, byDefault.value))
      labelled = { ...labelled, default: byDefault.value } as Field
    else reporter.add(byDefault.part.at, 'default', 'same', 'It breaks the rules of the field itself.')
  }
  if (isReadOnly) {
    reporter.add(at, 'readOnly', 'both', 'The server makes it: it is neither asked for nor validated.')
    labelled = { ...labelled, readOnly: true }
  }
  const mistake = mistakeIn(labelled, 'field')
  if (mistake !== undefined) {
    reporter.add(at, '', 'more', `A field of it ${mistake}. Any JSON is taken.`)
    return readAnything(reading)
  }
  return isBlankRejected(field) ? rememberBlank(labelled) : labelled
}

/** The statement of the value's own schema, before those of schemas that it refers to. */
function outermost<One extends Statement>(statements: readonly One[], at: string): One | undefined {
  return statements.find(({ part }) => part.at === at) ?? statements[0]
}

function keepsRules(field: Field, value: unknown): boolean {
  const checker = new Checker({})
  const read = checker.inside('field', { ...field, required: false }, value)
  return checker.issues.length === 0 && sameData(read, value)
}
