import type { RemovedRecord } from '../../data/DataSource'
import { ownValue } from '../../spec/values/ownValue'
import { createPartsReader, type PartsReader, type ReadPart } from '../source/createPartsReader'
import type { TrashTarget } from './trashState'

/** The removed records of one entity, as far as they are read. */
export type TrashPart = ReadPart<TrashTarget, RemovedRecord<object>>

/** Read the trash of several sources. */
export const createTrashReader = () =>
  createPartsReader<TrashTarget, RemovedRecord<object>>({
    async read({ source }, query, options) {
      const { records = [], next } = (await source.removed?.(query, options)) ?? {}
      return { found: records, next }
    },
    keyOf: ({ entity }, { record }) => String(ownValue(record, entity.id)),
  })

export type TrashReader = PartsReader<TrashTarget, RemovedRecord<object>>
