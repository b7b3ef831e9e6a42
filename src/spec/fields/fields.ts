export type {
  Field,
  FieldKind,
  FieldOf,
  Fields,
  GroupShape,
  ListOptions,
  ListShape,
  MapOptions,
  MapShape,
  VariantOptions,
  VariantShape,
  Variants,
} from './Field'
export type { Built, FieldOptions, Id, RuleResult } from './FieldBase'
export { boolean, type BooleanOptions } from './kinds/boolean'
export { choice, type ChoiceControl, type ChoiceOptions, choices, type ChoicesOptions } from './kinds/choice'
export { code, type CodeOptions } from './kinds/code'
export { colour, type ColourOptions } from './kinds/colour'
export { date, type DateOptions } from './kinds/date'
export { type DateRange, dateRange, type DateRangeOptions } from './kinds/dateRange'
export { decimal, type DecimalOptions, money, type MoneyOptions } from './kinds/decimal'
export { duration, type DurationOptions } from './kinds/duration'
export { file, type FileInfo, type FileOptions, image } from './kinds/file'
export { email, phone, url } from './kinds/formattedText'
export { group } from './kinds/group'
export { instant, type InstantOptions } from './kinds/instant'
export { json, type JsonOptions, type JsonValue } from './kinds/json'
export { list } from './kinds/list'
export { map } from './kinds/map'
export { integer, number, type NumberOptions, percent } from './kinds/number'
export { type FromMe, reference, type ReferenceOptions, type ReferenceShape } from './kinds/reference'
export { text, type TextFormat, type TextOptions } from './kinds/text'
export { time, type TimeOptions } from './kinds/time'
export { variant } from './kinds/variant'
