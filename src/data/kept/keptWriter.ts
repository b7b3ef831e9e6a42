import type { RecordId } from '../DataSource'
import { firstVersions, type KeepHistoryOptions, withVersion } from '../recordVersions'
import { type KeepRemovedOptions, removedNow } from '../removedRecords'
import type { Row } from '../Row'
import type { KeptMirror } from './keptMirror'
import type { keptRecords } from './keptRecords'
import type { otherTabs } from './otherTabs'

/** One change of the records, as it is decided. */
export interface KeptDecision<Answer> {
  readonly key: RecordId
  readonly row: Answer
  /** The row that is removed, which may be brought back. */
  readonly removed?: Row | undefined
  /** The row as it was, where versions are kept. */
  readonly before?: Row | undefined
  readonly transition?: string | undefined
  readonly action?: 'restore' | undefined
}

interface Surroundings {
  readonly kept: ReturnType<typeof keptRecords>
  readonly tabs: ReturnType<typeof otherTabs>
  readonly refreshed: () => Promise<KeptMirror>
  /** How versions are kept, where they are. */
  readonly history: KeepHistoryOptions | undefined
  /** How removed records are kept, where they are. */
  readonly trash: KeepRemovedOptions | undefined
}

/**
 * Write to kept records, with the version and the removed record that a change leaves.
 *
 * @returns writes what `decide` says of the records as they are, again if they change meanwhile; an `answer` that was given
 * before under its name is given again
 */
export function keptWriter({ kept, tabs, refreshed, history, trash }: Surroundings) {
  /** The versions of a record with what it becomes; nothing where none are kept. */
  async function versionsWith(
    key: string,
    row: Row,
    before: Row | undefined,
    about: Parameters<typeof withVersion>[2],
  ) {
    if (!history) return undefined
    const known = (await kept.versionsOf(key)) ?? firstVersions(key, before, history)
    return withVersion(known, row, about, history)
  }

  return async <Answer extends Row | undefined>(
    answer: string | undefined,
    decide: (known: KeptMirror) => Promise<KeptDecision<Answer>>,
  ): Promise<Answer> => {
    for (;;) {
      const known = await refreshed()
      const { now } = known
      const earlier = answer === undefined ? undefined : await kept.answerTo(answer)
      if (earlier) return earlier.row as Answer
      const { key, row, removed, before, transition, action } = await decide(known)
      const trashed = removed && trash && removedNow(removed, trash)
      const about = { ...(transition !== undefined && { transition }), ...(action && { action }) }
      const versions = row
        ? await versionsWith(String(key), row, before, about)
        : removed && (await versionsWith(String(key), removed, removed, { action: 'remove' }))
      if (!(await kept.change(now, { key: String(key), row, answer, removed, trashed, versions }))) continue
      tabs.tell()
      const { store } = await refreshed()
      return (row && (store.get(key) ?? row)) as Answer
    }
  }
}
