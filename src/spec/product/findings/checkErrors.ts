import type { DeclaredError } from '../../problems/ErrorCatalogue'
import { mistakeInText } from '../../labels/LocalizedText'
import type { ProductDeclaration } from '../Product'
import { type Check, error, type Finding, namesIn, warning } from './Finding'

export const checkErrors: Check = (product) => {
  const { errors = {} } = product
  return [
    ...Object.entries(errors).flatMap(([code, declared]) => [
      ...wordless(code, declared),
      ...withoutField(code, declared, product),
    ]),
    ...namedTwice(errors),
    ...unknownCodes(product),
  ]
}

function wordless(code: string, { title, message }: DeclaredError): readonly Finding[] {
  const empty = mistakeInText(title)
    ? 'title'
    : message !== undefined && mistakeInText(message)
      ? 'message'
      : undefined
  if (empty === undefined) return []
  return [
    error(
      'error-without-words',
      `errors.${code}.${empty}`,
      `The error “${code}” has an empty ${empty}, so that a person is told nothing.`,
      empty === 'title'
        ? 'Say in a few words what happened.'
        : 'Say why and what to do now, or leave it out.',
    ),
  ]
}

function withoutField(code: string, { field }: DeclaredError, { entities = [] }: ProductDeclaration) {
  if (field === undefined || entities.some(({ fields }) => Object.hasOwn(fields, field))) return []
  return [
    error(
      'unknown-error-field',
      `errors.${code}.field`,
      `The error “${code}” is about “${field}”, which no entity has.`,
      'Name a field of an entity, or leave it out.',
    ),
  ]
}

function namedTwice(errors: NonNullable<ProductDeclaration['errors']>): readonly Finding[] {
  const codeOf = new Map<string, string>()
  return Object.entries(errors).flatMap(([code, { type, status }]) => {
    // Without a type each is known by its code, which a server may send as the type. One type may well come with several statuses.
    if (type === undefined) return []
    const identity = `${type} ${status ?? ''}`
    const same = codeOf.get(identity)
    codeOf.set(identity, same ?? code)
    if (same === undefined) return []
    return [
      warning(
        'duplicate-error-type',
        `errors.${code}`,
        `“${code}” cannot be told from “${same}”, so that it is never said.`,
        'Give it a type of its own.',
      ),
    ]
  })
}

/** A rule that names an error which nothing says. */
function unknownCodes({ entities = [], errors = {} }: ProductDeclaration): readonly Finding[] {
  return entities.flatMap(({ name, rules = [] }) =>
    rules.flatMap(({ error: code }, index): readonly Finding[] => {
      if (code === undefined || Object.hasOwn(errors, code)) return []
      return [
        error(
          'unknown-error-code',
          `entities.${name}.rules.${index}.error`,
          `The rule is broken with “${code}”, for which the error catalogue has no words.`,
          `Declare it under errors, or name ${namesIn(Object.keys(errors))}.`,
        ),
      ]
    }),
  )
}
