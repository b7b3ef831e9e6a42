// fields
export * from './spec/fields/fields'

// codes that have names in every language
export { countries } from './spec/values/countries'
export { currencies } from './spec/values/currencies'
export { languages } from './spec/values/languages'
export type { StandardNames } from './spec/labels/standardNames'

// entities and their records
export { createDraft, defineEntity } from './spec/entities/defineEntity'
export { markOf } from './spec/entities/Mark'
export type { Mark } from './spec/entities/Mark'
export type { DefaultContext } from './spec/values/defaultOf'
export type {
  AcceptedOf,
  DraftOf,
  Entity,
  EntityDeclaration,
  RecordOf,
  SchemaResult,
  ValueOf,
} from './spec/entities/Entity'

export { isSectionShown, omitHidden, sectionLabelOf, shownSections } from './spec/entities/EntitySection'
export type { AskedSection, EntitySection } from './spec/entities/EntitySection'

// rules and validation
export { noOverlap, type OverlapOptions } from './spec/rules/noOverlap'
export { rule, type CrossFieldRule } from './spec/rules/crossFieldRule'
export type { Issue, IssueSource, Severity } from './spec/rules/issues'
export type { Rule, RuleOptions } from './spec/rules/Rule'
export { unique } from './spec/rules/unique'
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
export type { TranslateRule } from './messages/createTranslator'

// what a plain form has posted
export { readFormData } from './form/readFormData'
export type { ReadFormDataOptions } from './form/readFormData'
export type { PostedEntries } from './form/postedTree'

// conditions
export { checkWhen } from './spec/conditions/checkWhen'
export { enumerate } from './spec/conditions/enumerateWhen'
export type { WhenCase } from './spec/conditions/enumerateWhen'
export { explain } from './spec/conditions/explainWhen'
export type { ConditionMessages, TranslateCondition } from './spec/conditions/translateCondition'
export type { AnyCondition, AnyWhen } from './spec/conditions/AnyWhen'
export type { FromNow, FromToday } from './spec/values/fromNow'
export type { Me } from './spec/values/Me'
export type { OtherField } from './spec/conditions/otherField'
export { evaluate } from './spec/conditions/When'
export type { Condition, TestOf, When, WhenContext } from './spec/conditions/When'

// values that follow from others, and exact numbers
export { formula } from './spec/formulas/buildFormula'
export { related } from './spec/fields/buildRelated'
export type { RelatedField } from './spec/fields/buildRelated'
export type { Related } from './spec/fields/Related'
export { rollup } from './spec/fields/buildRollup'
export type { RollupField } from './spec/fields/buildRollup'
export type { Rollup } from './spec/fields/Rollup'
export type { Formula, Operand } from './spec/fields/Formula'
export { addDecimals } from './spec/values/addDecimals'
export { multiplyDecimals } from './spec/values/multiplyDecimals'
export { roundDecimal } from './spec/values/roundDecimal'
export { sumOf, type SumRounding } from './spec/values/sumOf'

// states and transitions
export type { States, Tone, Transition, Transitions } from './spec/states/states'
export { transitionsOf } from './spec/states/transitionsOf'
export type { TransitionAnswer, TransitionsOptions } from './spec/states/transitionsOf'

// roles and permissions
export type { Access, FieldAccess, Grant, Reasons, RoleAccess } from './spec/access/access'
export { accessOf } from './spec/access/accessOf'
export type { AccessOfRole, Action } from './spec/access/accessOf'
export { can } from './spec/access/can'
export type { CanOptions, Permission } from './spec/access/can'
export { visibleEntity } from './spec/access/visibleEntity'

// problems and the error catalogue
export type { DeclaredError, ErrorCatalogue, ErrorPlace, NextStep } from './spec/problems/ErrorCatalogue'
export type { Problem } from './spec/problems/Problem'
export { readProblem } from './spec/problems/readProblem'
export type { ReadProblemOptions } from './spec/problems/readProblem'
export { resolveProblem } from './spec/problems/resolveProblem'
export type { ProblemResolution } from './spec/problems/resolveProblem'
export type { TranslateProblem } from './spec/problems/statusMessage'

// the product as a whole
export { checkProduct } from './spec/product/checkProduct'
export { defineProduct } from './spec/product/defineProduct'
export type { DescribeOptions, SheetMessages } from './spec/product/describe/Section'
export { describeProduct } from './spec/product/describeProduct'
export { savedView } from './spec/product/savedView'
export type { SavedView } from './spec/product/savedView'
export { entityScreens } from './spec/product/entityScreens'
export type { EntityScreen, EntityScreensOptions } from './spec/product/entityScreens'
export { mayOpen } from './spec/product/mayOpen'
export { matchPath, matchScreen, pathOf } from './spec/product/screenPaths'
export type { MatchedScreen, PathParams } from './spec/product/screenPaths'
export type {
  SpecifiedBreakdown,
  SpecifiedFact,
  SpecifiedListWidget,
  SpecifiedTrend,
  SpecifiedWidget,
} from './spec/product/SpecifiedWidget'
export type { Finding, FindingCode } from './spec/product/findings/Finding'
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

// labels and values as people read and write them
export { entitiesLabelOf, entityLabelOf, labelOf, optionLabelOf } from './spec/labels/labels'
export { localize, type LocalizedText } from './spec/labels/LocalizedText'
export { writeNumber } from './messages/writeNumber'
export { writeBytes } from './spec/values/bytesText'
export { countCharacters } from './spec/values/countCharacters'
export { writeDate } from './spec/values/dateText'
export { writeDecimal } from './spec/values/decimalText'
export { writeDuration } from './spec/values/durationText'
export { readNumber } from './spec/values/numberText'
export type { NumberReading } from './spec/values/numberText'
export { writeInstant, writeTime } from './spec/values/timeText'
export { valueText } from './spec/values/valueText'

// JSON Schema
export { entityFromSchema, fieldFromSchema } from './spec/schema/entityFromSchema'
export type {
  EntityFromSchemaOptions,
  SchemaReport,
  StandardJsonSource,
} from './spec/schema/entityFromSchema'
export type { JsonSchema, StandardJsonSchema } from './spec/schema/JsonSchema'
export { jsonSchemaReport } from './spec/schema/jsonSchemaReport'
export type { JsonSchemaReport } from './spec/schema/jsonSchemaReport'
