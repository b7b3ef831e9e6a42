'use client'

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { RecordId } from '../data/DataSource'
import type { ReadableSource } from '../data/readRecords'
import { type LoadedRecord, type RecordLoader, recordLoaderOf } from '../data/recordLoader'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { isQuotable } from '../spec/values/isQuotable'
import type { Me } from '../spec/values/Me'

/** Where the records of one entity are found by those that refer to them. */
export interface ReferenceTarget {
  /** The entity that `reference('airport')` names. Its `title` is what is shown. */
  readonly entity: Entity
  /** Where its records come from. With `getMany`, or a filter `in` of the id, many titles cost one request. */
  readonly source: ReadableSource
  /**
   * How many of its records the person may read. Where it is none, none is asked for. Only where it is all, one that the
   * source does not give is said to be no longer there.
   * @default 'all'
   */
  readonly readable?: 'all' | 'some' | 'none' | undefined
  /** The person who asks, for a `filter` with `me`; without one no record is theirs. */
  readonly me?: Me | undefined
  /** The address of a record's page; without it a title is no link. */
  readonly getHref?: ((id: RecordId) => string) | undefined
  /**
   * Makes a record of a text that a person typed into a form and that finds none, and answers with it as stored; with nothing
   * when the person thinks better of it. Without it none can be made there.
   */
  readonly onCreate?: ((text: string) => Promise<object | undefined> | object | undefined) | undefined
}

export type ReferenceTargets = Readonly<Record<string, ReferenceTarget>>

export const ReferenceContext = createContext<ReferenceTargets>({})

/** Return what the provider around it knows of an entity, by name. */
export function useReferenceTarget(name: string): ReferenceTarget | undefined {
  return own(use(ReferenceContext), name)
}

/** The person who asks, as a provider around it knows them. */
export function useMe(): Me | undefined {
  return Object.values(use(ReferenceContext)).find(({ me }) => me !== undefined)?.me
}

export function loaderOf({ source, entity, readable }: ReferenceTarget): RecordLoader {
  return readable === 'none' ? readsNone : recordLoaderOf(source, entity.id)
}

/** Whether a record that the source does not give is gone, and not only kept from the person. */
export function isKnownGone({ readable = 'all' }: ReferenceTarget): boolean {
  return readable === 'all'
}

const withheld: LoadedRecord = { status: 'missing' }

/** The message in place of a record that is not there for the person; undefined where it is, or may be yet. */
export function absenceOf(target: ReferenceTarget, loaded: LoadedRecord, id: RecordId): Absence | undefined {
  const isWithheld = loaded.status === 'failed' && loaded.problem.status === 403
  if (loaded.status !== 'missing' && !isWithheld) return undefined
  if (!isWithheld && isKnownGone(target)) return isQuotable(id) ? 'value.gone' : 'value.goneUnnamed'
  return isQuotable(id) ? 'value.notYours' : 'value.notYoursUnnamed'
}

/** Messages about a record that is not there, with its id where a person could quote it. */
type Absence = 'value.gone' | 'value.goneUnnamed' | 'value.notYours' | 'value.notYoursUnnamed'

/** Asks for nothing. */
const readsNone: RecordLoader = {
  get: () => withheld,
  subscribe: () => () => {},
  listen: () => () => {},
  retry: () => {},
  keep: () => {},
  drop: () => {},
  idOf: (text) => text,
}

/** Read a record that something refers to, together with all others that are drawn in the same turn. */
export function useReference(target: ReferenceTarget, id: RecordId): LoadedRecord {
  const loader = loaderOf(target)
  const subscribe = useCallback((listener: () => void) => loader.subscribe(id, listener), [loader, id])
  return useSyncExternalStore(
    subscribe,
    () => loader.get(id),
    () => unread,
  )
}

/** A server sends the page before any title is read. */
const unread: LoadedRecord = { status: 'loading' }
