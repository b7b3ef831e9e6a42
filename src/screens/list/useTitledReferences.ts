'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { areTitlesKnown } from '../../collection/titleRoom'
import { loaderOf, type ReferenceTargets } from '../../components/useReference'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { ownValue } from '../../spec/values/ownValue'

/**
 * Return where the records are to which others refer: another object once the titles of some have come, so that columns are made
 * again as wide as those. It stays the same for these records, whatever comes later: columns must not move under a person who reads.
 *
 * @param sample the records; the same array as long as they are the same
 */
export function useTitledReferences<F extends Fields>(
  entity: Entity<F>,
  names: readonly string[],
  sample: readonly object[],
  references: ReferenceTargets,
): ReferenceTargets {
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
  const [titled, setTitled] = useState<{
    sample: readonly object[]
    of: ReferenceTargets
    copy: ReferenceTargets
  }>()
  const isTitled = titled?.sample === sample && titled.of === references
  const isKnown = knownAtFirst || isTitled
  useEffect(() => {
    if (isKnown) return
    const read = () => areKnown() && setTitled({ sample, of: references, copy: { ...references } })
    read()
    // A title may be made of those of other records: what any source gives may be what is missing.
    const stops = Object.values(references).map((target) => loaderOf(target).listen(read))
    return () => stops.forEach((stop) => stop())
  }, [isKnown, areKnown, sample, references])
  return isTitled ? titled.copy : references
}

const isReference = <F extends Fields>({ fields }: Entity<F>, name: string) =>
  fields[name]?.kind === 'reference'
