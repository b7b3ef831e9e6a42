'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { areTitlesKnown } from '../../collection/titleRoom'
import { loaderOf, type ReferenceTargets } from '../../components/useReference'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'

/**
 * Whether the titles have come to which some records refer. It stays so for the same records, whatever comes later: columns
 * must not move under a person who reads.
 *
 * @param sample the records; the same array as long as they are the same
 */
export function useTitlesKnown<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  sample: readonly object[],
  references: ReferenceTargets,
): boolean {
  const { locale } = useLocale()
  const referring = useMemo(() => names.filter((name) => isReference(entity, name)), [entity, names])
  const areKnown = useCallback(
    () =>
      referring.every((name) => {
        const field = entity.fields[name]
        const values = sample.map((record) => ownValue(record, name))
        return field?.kind !== 'reference' || areTitlesKnown(field.to, values, references, locale)
      }),
    [referring, entity, sample, references, locale],
  )
  const knownAtFirst = useMemo(() => areKnown(), [areKnown])
  const [knownFor, setKnownFor] = useState<readonly object[]>()
  const isKnown = knownAtFirst || knownFor === sample
  useEffect(() => {
    if (isKnown) return
    const read = () => areKnown() && setKnownFor(sample)
    read()
    // A title may be made of those of other records: what any source gives may be what is missing.
    const stops = Object.values(references).map((target) => loaderOf(target).listen(read))
    return () => stops.forEach((stop) => stop())
  }, [isKnown, areKnown, sample, references])
  return isKnown
}

const isReference = <F extends Fields>({ fields }: Entity<F>, name: string) =>
  fields[name]?.kind === 'reference'
