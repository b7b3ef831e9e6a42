import type { TranslateFor } from '../../messages/createTranslator'
import { englishStorage } from '../../messages/englishStorage'
import { ProblemError } from '../problems'

type StorageKey = keyof typeof englishStorage

/** A `t` for the texts of what the device cannot keep. */
export type TranslateStorage = TranslateFor<StorageKey>

/** Statuses of a rejection, so that a screen says the words as they are, and does not try again by itself. */
const STATUSES: Readonly<Record<StorageKey, number>> = {
  'storage.blocked': 424,
  'storage.full': 413,
  'storage.newer': 409,
}

/** Tell a person in words why the browser keeps nothing; an error that is none of the browser's stays as it is. */
export function storageProblem(error: unknown, t: TranslateStorage | undefined): unknown {
  if (!(error instanceof DOMException)) return error
  if (error.name === 'QuotaExceededError') return storageError('storage.full', t)
  if (error.name === 'VersionError') return storageError('storage.newer', t)
  return BLOCKED.has(error.name) ? storageError('storage.blocked', t) : error
}

export function storageError(key: StorageKey, t: TranslateStorage | undefined): ProblemError {
  const detail = t ? t(key) : englishStorage[key]
  const type = `screenwright:${key.replace('.', '-')}`
  return new ProblemError({ type, status: STATUSES[key], title: 'Not kept', detail })
}

/** The names that browsers give to their refusals in private windows and where storage is switched off. */
const BLOCKED: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'SecurityError',
  'UnknownError',
])
