import { jsonRules } from '../../../messages/rules/jsonRules'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { jsonOf } from '../../values/sameData'
import { build, type Kind } from '../Kind'

/** Whatever JSON can hold (RFC 8259), of no declared shape. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue }

export type JsonOptions = FieldOptions<JsonValue>

const kind: Kind<JsonOptions & FieldBase> = {
  messages: jsonRules,
  keepsEmpty: true,
  check: (_field, raw, checking) => jsonOf(raw) ?? checking.reject('json', raw),
  schema: () => true,
}

/** Data without a declared shape. */
export const json: FieldBuilder<'json', JsonOptions, JsonValue> = (options) => build('json', kind, options)
