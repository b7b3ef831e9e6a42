import { problemOf } from '../../data/problems'
import { listen } from '../../internal/listen'
import { entitiesLabelOf } from '../../spec/labels/labels'
import type { SearchGroup } from './searchState'
import type { SearchTarget } from './SearchTarget'

/** A question to the sources. */
export interface SearchQuestion {
  readonly words: string
  readonly targets: readonly SearchTarget[]
  /** How many records each answers with. */
  readonly limit: number
  readonly locale: string
}

/** The records from one place. They are put into words as they are shown, because titles of others may come later. */
export interface FoundGroup extends Omit<SearchGroup, 'results'> {
  readonly records: readonly object[]
}

export interface SearchAnswer extends Pick<SearchQuestion, 'words' | 'targets'> {
  readonly groups: readonly FoundGroup[]
}

/** Asks every source for the same words. One question ends the one before: no late answer is ever shown. */
export interface Searcher {
  get(): SearchAnswer
  subscribe(listener: () => void): () => void
  /** Asks, after so many milliseconds in which nothing else was asked. */
  ask(question: SearchQuestion, delay: number): void
  /** Asks one source again that has failed. */
  retry(name: string): void
  /** Ends what is under way. */
  stop(): void
}

export const nothingAsked: SearchAnswer = { words: '', targets: [], groups: [] }

export function createSearcher(): Searcher {
  const listeners = new Set<() => void>()
  let answer = nothingAsked
  let asked: SearchQuestion | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let call = new AbortController()

  function set(next: SearchAnswer) {
    answer = next
    for (const tell of listeners) tell()
  }

  function put(group: FoundGroup) {
    set({ ...answer, groups: answer.groups.map((one) => (one.name === group.name ? group : one)) })
  }

  async function askOne(target: SearchTarget, question: SearchQuestion, signal: AbortSignal) {
    const group = await answerOf(target, question, signal)
    if (!signal.aborted) put(group)
  }

  function stop() {
    clearTimeout(timer)
    call.abort()
    call = new AbortController()
  }

  return {
    get: () => answer,
    subscribe: (listener) => listen(listeners, listener),
    ask(question, delay) {
      stop()
      asked = question
      if (question.words === '') {
        set(nothingAsked)
        return
      }
      const { signal } = call
      timer = setTimeout(() => {
        const { words, targets } = question
        set({ words, targets, groups: waitingGroups(question, answer) })
        for (const target of searchable(targets)) void askOne(target, question, signal)
      }, delay)
    },
    retry(name) {
      const target = asked?.targets.find(({ entity }) => entity.name === name)
      const group = answer.groups.find((one) => one.name === name)
      if (!asked || !target || !group) return
      put({ ...group, status: 'loading', problem: undefined })
      void askOne(target, asked, call.signal)
    },
    stop,
  }
}

const searchable = (targets: readonly SearchTarget[]) =>
  targets.filter(({ source, getHref }) => source.can.search && getHref)

/** The groups while their sources are asked, with what was found before. */
export function waitingGroups(
  { targets, locale }: Pick<SearchQuestion, 'targets' | 'locale'>,
  before: SearchAnswer,
): readonly FoundGroup[] {
  // Results of another role are not for this one.
  const known = before.targets === targets ? before.groups : []
  return searchable(targets).map(({ entity }) => ({
    name: entity.name,
    label: entitiesLabelOf(entity, locale),
    status: 'loading',
    records: known.find(({ name }) => name === entity.name)?.records ?? [],
  }))
}

async function answerOf(
  target: SearchTarget,
  { words, limit, locale }: SearchQuestion,
  signal: AbortSignal,
): Promise<FoundGroup> {
  const { entity, source, getListHref } = target
  const common = { name: entity.name, label: entitiesLabelOf(entity, locale) }
  try {
    const { records, total } = await source.list({ search: words, offset: 0, limit }, { signal })
    const shown: readonly object[] = records.slice(0, limit)
    const isAll = total.kind === 'exact' ? total.count <= shown.length : shown.length < limit
    return {
      ...common,
      status: 'ready',
      records: shown,
      ...(!isAll && { total }),
      ...(getListHref && { href: getListHref(words) }),
    }
  } catch (thrown) {
    return { ...common, status: 'failed', records: [], problem: problemOf(thrown) }
  }
}
