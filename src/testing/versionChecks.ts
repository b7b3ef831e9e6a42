import { own } from '../internal/own'
import { sameData } from '../spec/values/sameData'
import { expectProblem, expectValues, idOf, listAll } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Conflicts, where the entity has a version to find them by. */
export function versionChecks({ entity, source, changes }: TrialSource): readonly Check[] {
  if (entity.version === undefined) return []
  return [
    ...(source.update && Object.keys(changes).length > 0
      ? ([
          { about: 'ifMatch', name: 'gives a changed record another version', run: changesVersion },
          {
            about: 'ifMatch',
            name: 'answers to an old version with 412 and changes nothing',
            run: keepsNewer,
          },
        ] as const)
      : []),
    ...(source.remove
      ? ([
          {
            about: 'ifMatch',
            name: 'removes nothing by an old version, and answers with 412',
            run: keepsRemoved,
          },
        ] as const)
      : []),
  ]
}

async function changesVersion({
  source,
  entity,
  records: [first = {}],
  changes,
}: TrialSource): Promise<void> {
  const version = entity.version as string
  // A version that went through an address or a header is text.
  const after =
    (await source.update?.(idOf(entity, first), changes, { ifMatch: String(first[version]) })) ?? {}
  const [before, now] = [first[version], own(after, version)]
  expectThat(
    now !== undefined && !sameData(now, before),
    `update answered with the ${version} ${shown(now)}, which the record had before; right is another, or no conflict is found`,
  )
}

async function keepsNewer({ source, entity, records: [first = {}], changes }: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  const ifMatch = first[entity.version as string] as string | number
  const after = (await source.update?.(id, changes, { ifMatch })) ?? {}
  const back = Object.fromEntries(Object.keys(changes).map((name) => [name, first[name] ?? null]))
  await expectProblem(
    Promise.resolve(source.update?.(id, back, { ifMatch })),
    `update(${shown(id)}) with an old ifMatch`,
    [412],
  )
  await expectUnchanged(source, entity, id, after)
}

async function keepsRemoved({ source, entity, records: [first = {}] }: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  const ifMatch = 'a version that it never had'
  await expectProblem(
    Promise.resolve(source.remove?.(id, { ifMatch })),
    `remove(${shown(id)}) with an old ifMatch`,
    [412],
  )
  await expectUnchanged(source, entity, id, first)
}

async function expectUnchanged(
  source: TrialSource['source'],
  entity: TrialSource['entity'],
  id: string | number,
  wanted: TrialSource['records'][number],
): Promise<void> {
  const rows = await listAll(source)
  const row = rows.find((other) => String(idOf(entity, other)) === String(id))
  expectValues(row ?? {}, wanted, `list after a conflict, at “${id}”,`)
}
