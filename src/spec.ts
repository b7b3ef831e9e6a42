// fields
export * from './spec/fields'
export { rule, type CrossFieldRule } from './spec/crossFieldRule'
export { unique } from './spec/unique'
export type { Rule, RuleOptions } from './spec/Rule'

// entities and their verdicts
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
export type { JsonSchema, StandardJsonSchema } from './spec/JsonSchema'
export type { Issue, IssueSource, Severity } from './spec/issues'
export {
  entitiesLabelOf,
  entitiesNounOf,
  entityLabelOf,
  entityNounOf,
  labelOf,
  nounOf,
  optionLabelOf,
} from './spec/labels'
export { localize, type LocalizedText } from './spec/LocalizedText'
export { readNumber } from './spec/numberText'
export { writeNumber } from './words/writeNumber'
export type { NumberReading } from './spec/numberText'
export {
  accept,
  acceptAsync,
  fieldRules,
  readField,
  validate,
  validateAsync,
  validateField,
} from './spec/validate'
export type { Acceptance, ValidateOptions } from './spec/validate'
export { valueText } from './spec/valueText'
export { writeDecimal } from './spec/decimalText'
export { writeDuration } from './spec/durationText'
export { instantOf, isTime, writeInstant, writeTime } from './spec/timeText'
export { writeBytes } from './spec/bytesText'
export { arabicSheet } from './words/arabicSheet'
export type { SayRule } from './words/say'

// conditions, states, access
export type { Access, FieldAccess, Grant, RoleAccess } from './spec/access'
export { accessOf } from './spec/accessOf'
export type { AccessOfRole, Action } from './spec/accessOf'
export { checkWhen } from './spec/checkWhen'
export { enumerate } from './spec/enumerateWhen'
export type { WhenCase } from './spec/enumerateWhen'
export { explain } from './spec/explainWhen'
export { may } from './spec/may'
export type { MayOptions, Permission } from './spec/may'
export type { ConditionWords, SayCondition } from './spec/sayCondition'
export type { States, Tone, Transition, Transitions } from './spec/states'
export { transitionsOf } from './spec/transitionsOf'
export type { TransitionAnswer, TransitionsOptions } from './spec/transitionsOf'
export { visibleEntity } from './spec/visibleEntity'
export { evaluate } from './spec/When'
export type { Condition, TestOf, When, WhenContext } from './spec/When'

// product
export { adviceFor } from './spec/adviceFor'
export type { Advice } from './spec/adviceFor'
export { checkProduct } from './spec/checkProduct'
export { defineProduct } from './spec/defineProduct'
export { describeProduct } from './spec/describeProduct'
export type { DescribeOptions, SheetWords } from './spec/describe/Telling'
export type { DeclaredError, ErrorCatalogue, ErrorPlace, NextStep } from './spec/ErrorCatalogue'
export type { Finding, FindingCode } from './spec/findings/Finding'
export type { Problem } from './spec/Problem'
export type {
  CallName,
  Limit,
  Product,
  ProductDeclaration,
  Purpose,
  SpecifiedCalls,
  SpecifiedRole,
  SpecifiedScreen,
} from './spec/Product'
export { readProblem } from './spec/readProblem'
export type { ReadProblemOptions } from './spec/readProblem'
export type { SayProblem } from './spec/statusWords'

// exchange
export { jsonSchemaReport } from './spec/jsonSchemaReport'
export type { JsonSchemaReport } from './spec/jsonSchemaReport'
export { entityFromSchema, fieldFromSchema } from './spec/entityFromSchema'
export type { EntityFromSchemaOptions, SchemaReport, StandardJsonSource } from './spec/entityFromSchema'
