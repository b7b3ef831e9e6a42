import type { LocalizedText } from '../labels/LocalizedText'
import { BLANK_TYPE } from './Problem'

/** Where an error is said: beside its field, above the form, in place of the screen, or in passing. */
export type ErrorPlace = 'field' | 'form' | 'screen' | 'toast'

/**
 * The next step of a person after an error. `reloadAndCompare` makes it a conflict: someone else changed the record,
 * and a form shows both versions. Without a catalogue, status 412 alone is one.
 */
export type NextStep = 'fix' | 'retry' | 'signIn' | 'reloadAndCompare' | 'askForAccess' | 'giveUp'

/** One error that the product's calls can answer with, and what it means to a person. */
export interface DeclaredError {
  /** The URI that the server names it by (RFC 9457). @default none: it is known by its status, or by its code */
  readonly type?: string | undefined
  /** A few words that name it. */
  readonly title: LocalizedText
  /** One sentence more: why, and what to do now. */
  readonly message?: LocalizedText | undefined
  readonly place: ErrorPlace
  readonly next: NextStep
  /** The field that it is about, where it is always the same. */
  readonly field?: string | undefined
  /** The status of HTTP that it comes with. */
  readonly status?: number | undefined
}

/** The errors of a product, by codes that its rules and its code speak of. */
export type ErrorCatalogue = { readonly [code: string]: DeclaredError }

/** An error of the catalogue with its code. */
export interface FoundError {
  readonly code: string
  readonly error: DeclaredError
}

/**
 * Find the entry of a problem: by its type; else by its code, which a server may send as the type; else by its status,
 * but only among errors that name no type, since a type would mean one problem of that status and not another.
 */
export function errorOf(
  { type, status }: { readonly type: string; readonly status: number },
  errors: ErrorCatalogue = {},
): FoundError | undefined {
  const all = Object.keys(errors).map((code): FoundError => ({ code, error: errors[code] as DeclaredError }))
  const named = all.filter(({ code, error }) => type !== BLANK_TYPE && (error.type ?? code) === type)
  return (
    named.find(({ error }) => error.status === status) ??
    named[0] ??
    all.find(({ error }) => isBlank(error.type) && error.status === status)
  )
}

function isBlank(type: string | undefined): boolean {
  return type === undefined || type === BLANK_TYPE
}
