// fields
export * from './spec/fields/fields'
export { rule, type CrossFieldRule } from './spec/rules/crossFieldRule'
export { unique } from './spec/rules/unique'
export type { Rule, RuleOptions } from './spec/rules/Rule'

// entities and their results
export { countCharacters } from './spec/values/countCharacters'
export { isDate, writeDate } from './spec/values/dateText'
export { defineEntity, createDraft } from './spec/entities/defineEntity'
export type {
  AcceptedOf,
  DraftOf,
  Entity,
  EntityDeclaration,
  RecordOf,
  SchemaResult,
  ValueOf,
} from './spec/entities/Entity'
export type { JsonSchema, StandardJsonSchema } from './spec/schema/JsonSchema'
export type { Issue, IssueSource, Severity } from './spec/rules/issues'
export { entitiesLabelOf, entityLabelOf, labelOf, optionLabelOf } from './spec/labels/labels'
export { localize, type LocalizedText } from './spec/labels/LocalizedText'
export { readNumber } from './spec/values/numberText'
export { writeNumber } from './messages/writeNumber'
export type { NumberReading } from './spec/values/numberText'
export {
  accept,
  acceptAsync,
  fieldRules,
  readField,
  validate,
  validateAsync,
  validateField,
} from './spec/rules/validate'
export type { Acceptance, ValidateOptions } from './spec/rules/validate'
export { valueText } from './spec/values/valueText'
export { writeDecimal } from './spec/values/decimalText'
export { writeDuration } from './spec/values/durationText'
export { writeInstant, writeTime } from './spec/values/timeText'
export { writeBytes } from './spec/values/bytesText'
export { arabicSheet } from './messages/arabicSheet'
export type { TranslateRule } from './messages/createTranslator'

// conditions, states, access
export type { Access, FieldAccess, Grant, RoleAccess } from './spec/access/access'
export { accessOf } from './spec/access/accessOf'
export type { AccessOfRole, Action } from './spec/access/accessOf'
export { checkWhen } from './spec/conditions/checkWhen'
export { enumerate } from './spec/conditions/enumerateWhen'
export type { WhenCase } from './spec/conditions/enumerateWhen'
export { explain } from './spec/conditions/explainWhen'
export { can } from './spec/access/can'
export type { CanOptions, Permission } from './spec/access/can'
export type { ConditionMessages, TranslateCondition } from './spec/conditions/translateCondition'
export type { States, Tone, Transition, Transitions } from './spec/states/states'
export { transitionsOf } from './spec/states/transitionsOf'
export type { TransitionAnswer, TransitionsOptions } from './spec/states/transitionsOf'
export { visibleEntity } from './spec/access/visibleEntity'
export { evaluate } from './spec/conditions/When'
export type { Condition, TestOf, When, WhenContext } from './spec/conditions/When'

// product
export { resolveProblem } from './spec/problems/resolveProblem'
export type { ProblemResolution } from './spec/problems/resolveProblem'
export { checkProduct } from './spec/product/checkProduct'
export { defineProduct } from './spec/product/defineProduct'
export { describeProduct } from './spec/product/describeProduct'
export type { DescribeOptions, SheetMessages } from './spec/product/describe/Section'
export type { DeclaredError, ErrorCatalogue, ErrorPlace, NextStep } from './spec/problems/ErrorCatalogue'
export type { Finding, FindingCode } from './spec/product/findings/Finding'
export type { Problem } from './spec/problems/Problem'
export type {
  CallName,
  Limit,
  Product,
  ProductDeclaration,
  Purpose,
  SpecifiedCalls,
  SpecifiedRole,
  SpecifiedScreen,
} from './spec/product/Product'
export { readProblem } from './spec/problems/readProblem'
export type { ReadProblemOptions } from './spec/problems/readProblem'
export type { TranslateProblem } from './spec/problems/statusMessage'

// exchange
export { jsonSchemaReport } from './spec/schema/jsonSchemaReport'
export type { JsonSchemaReport } from './spec/schema/jsonSchemaReport'
export { entityFromSchema, fieldFromSchema } from './spec/schema/entityFromSchema'
export type {
  EntityFromSchemaOptions,
  SchemaReport,
  StandardJsonSource,
} from './spec/schema/entityFromSchema'
