import type { ReferenceTarget, ReferenceTargets } from '../../components/useReference'
import type { DataSource, RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { ownValue } from '../../spec/values/ownValue'
import { canFindBy, findByValues } from './findByValues'
import { isTextOrNumber } from '../../spec/values/isTextOrNumber'

/** A record that a text may stand for. */
export interface FoundReference {
  readonly id: RecordId
  /** Undefined where there is no source to read it from. */
  readonly record?: object | undefined
}

/** The records found so far, by entity and text: several may be called so, or none. */
export type KnownReferences = Map<string, Map<string, readonly FoundReference[]>>

/**
 * Look up what stands in columns of references: the ids of records, or their titles. Of an entity without a source every text
 * is taken for an id.
 */
export async function findReferences(
  entity: Pick<Entity, 'fields'>,
  rows: Iterable<Readonly<Record<string, unknown>>>,
  targets: ReferenceTargets,
  known: KnownReferences,
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Map<string, Set<string>>()
  const fields = Object.entries(entity.fields).filter(([, field]) => field.kind === 'reference')
  for (const values of rows) {
    for (const [name, field] of fields) {
      if (field.kind !== 'reference') continue
      for (const text of textsIn(values[name])) {
        if (known.get(field.to)?.has(text)) continue
        const texts = wanted.get(field.to) ?? new Set()
        wanted.set(field.to, texts.add(text))
      }
    }
  }
  for (const [to, texts] of wanted) {
    const target = own(targets, to)
    const answers = known.get(to) ?? new Map<string, readonly FoundReference[]>()
    known.set(to, answers)
    if (!target) for (const text of texts) answers.set(text, [{ id: text }])
    else await lookUp(target, [...texts], answers, signal)
  }
}

export function textsIn(value: unknown): readonly string[] {
  const all = Array.isArray(value) ? value : [value]
  return all.filter(isTextOrNumber).map(String)
}

async function lookUp(
  target: ReferenceTarget,
  texts: readonly string[],
  answers: Map<string, readonly FoundReference[]>,
  signal: AbortSignal,
) {
  const { entity } = target
  const source = target.source as DataSource
  const { id, title } = entity
  const isNumber = entity.fields[id]?.kind === 'integer' || entity.fields[id]?.kind === 'number'
  const ids = isNumber ? texts.filter((text) => String(Number(text)) === text).map(Number) : texts
  const byId = canFindBy(entity, source, id)
    ? await findByValues(entity, source, id, ids, signal)
    : new Map<string, readonly object[]>()
  const rest = texts.filter((text) => !byId.get(text)?.length)
  const byTitle =
    title !== id && canFindBy(entity, source, title)
      ? await findByValues(entity, source, title, rest, signal)
      : new Map<string, readonly object[]>()
  for (const text of texts) {
    const records = (byId.get(text)?.length ? byId.get(text) : byTitle.get(text)) ?? []
    const found = records.flatMap((record) => {
      const own = ownValue(record, id)
      return isTextOrNumber(own) ? [{ id: own, record }] : []
    })
    answers.set(text, found)
  }
}
