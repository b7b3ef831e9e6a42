export { countCharacters } from './spec/countCharacters'
export { isDate, writeDate } from './spec/dateText'
export { defineEntity, newDraft } from './spec/defineEntity'
export type {
  AcceptedOf,
  DraftOf,
  Entity,
  EntityDeclaration,
  RecordOf,
  SchemaResult,
  ValueOf,
} from './spec/Entity'
export { boolean, choice, date, integer, number, text } from './spec/fields'
export type {
  BooleanOptions,
  ChoiceOptions,
  DateOptions,
  Field,
  FieldOptions,
  Fields,
  NumberOptions,
  TextOptions,
  Verdict,
} from './spec/fields'
export type { Issue, IssueSource, Severity } from './spec/issues'
export { entitiesNounOf, entityNounOf, labelOf, nounOf, optionLabelOf } from './spec/labels'
export { readNumber, writeNumber } from './spec/numberText'
export type { NumberReading } from './spec/numberText'
export { accept, fieldRules, validate, validateField } from './spec/validate'
export type { Acceptance, ValidateOptions } from './spec/validate'
export type { SayRule } from './words/say'
