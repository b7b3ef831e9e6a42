import type { JsonValue } from '../spec/fields/fields'
import { isPlainObject } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { findJsonMistake } from './jsonMistake'

/**
 * A text that is no JSON yet, as it was typed. It is no value of JSON itself, because of `json`, so that every rule for JSON
 * rejects it; and it can be copied and kept in a browser's storage like any other data.
 */
export interface UnreadJson {
  readonly text: string
  readonly json: undefined
}

/** Data; a text that is none yet; `null` where nothing stands. */
export type JsonInput = JsonValue | UnreadJson

/** Read a text as JSON, but only when that loses nothing of it. */
export function understandJson(text: string): JsonInput {
  if (text.trim() === '') return null
  if (findJsonMistake(text)) return { text, json: undefined }
  return JSON.parse(text) as JsonValue
}

/** A value to a line. */
export function showJson(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (isUnread(value)) return value.text
  try {
    return JSON.stringify(value, undefined, 2) ?? ''
  } catch {
    return plainText(value)
  }
}

function isUnread(value: unknown): value is UnreadJson {
  return (
    isPlainObject(value) &&
    'json' in value &&
    value['json'] === undefined &&
    typeof value['text'] === 'string'
  )
}
