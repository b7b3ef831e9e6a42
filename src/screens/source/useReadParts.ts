'use client'

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Problem } from '../../data/problems'
import { entitiesLabelOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { PartsReader, PartTarget, ReadPart } from './createPartsReader'
import { type Failure, failureOf } from './problemKinds'
import { useOnline } from './useOnline'
import { useRetryOnline } from './useRetryOnline'

/** The state of several entities that are read side by side. */
export interface ReadParts<Target, One> {
  readonly reader: PartsReader<Target, One>
  readonly parts: readonly ReadPart<Target, One>[]
  /** The entities that gave no answer. */
  readonly failed: readonly Target[]
  /** Why nothing, or not all, could be read. */
  readonly problem: Problem | undefined
  /** Asks those again that gave no answer. */
  readonly onRetry: () => void
  /** Shows older ones; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
  /** Returns the state in one word, where so many are shown. */
  readonly getStatus: (count: number) => 'loading' | 'ready' | 'partial' | 'empty' | Failure
}

/** Read these targets, an array that stays the same as long as it is meant, and try again when the connection is back. */
export function useReadParts<Target extends PartTarget, One>(
  createReader: () => PartsReader<Target, One>,
  targets: readonly Target[],
  errors: ErrorCatalogue | undefined,
): ReadParts<Target, One> {
  const online = useOnline()
  const [reader] = useState(createReader)
  const read = useSyncExternalStore(reader.subscribe, reader.get, nothing)
  useEffect(() => {
    reader.read(targets)
    return () => reader.stop()
  }, [reader, targets])
  // Parts of other targets count as nothing.
  const parts = useMemo(() => read.filter(({ target }) => targets.includes(target)), [read, targets])
  const failures = parts.filter(({ status }) => status === 'failed')
  const problem = failures[0]?.problem
  useRetryOnline(problem?.status === 0 ? reader.retry : undefined)
  return {
    reader,
    parts,
    failed: failures.map(({ target }) => target),
    problem,
    onRetry: reader.retry,
    onShowMore: parts.some(({ next }) => next !== undefined) ? () => void reader.more() : undefined,
    getStatus(count) {
      const isWaiting = parts.length < targets.length || parts.some(({ status }) => status === 'loading')
      if (problem && failures.length === targets.length && count === 0)
        return failureOf(problem, { online, errors })
      if (failures.length > 0 && !isWaiting) return 'partial'
      if (count > 0) return 'ready'
      return isWaiting ? 'loading' : 'empty'
    },
  }
}

const none: readonly never[] = []
const nothing = () => none

/** An entity by name, as people read it. */
export const kindOf = ({ entity }: PartTarget, locale: string) => ({
  name: entity.name,
  label: entitiesLabelOf(entity, locale),
})
