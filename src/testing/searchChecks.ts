import { lettersIn } from '../internal/sameLetters'
import { ownValue } from '../spec/values/ownValue'
import { askList, idOf, idsOf, listAll } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Search by a word that stands in a record, and by one that stands in none. */
export function searchChecks(trial: TrialSource): readonly Check[] {
  if (!trial.source.can.search || wordsOf(trial).length === 0) return []
  return [
    {
      about: 'search',
      name: 'finds a record by a word in it, in small and in capital letters',
      run: findsWord,
    },
    { about: 'search', name: 'finds nothing by a word that no record has', run: findsNothing },
    ...(accentedWord(trial)
      ? [
          {
            about: 'accents',
            name: 'finds a word with accents when they are left out',
            run: findsAccents,
          } as const,
        ]
      : []),
  ]
}

async function findsWord(trial: TrialSource): Promise<void> {
  for (const { word, id } of wordsOf(trial).slice(0, 3)) {
    for (const search of [word, word.toLowerCase(), word.toUpperCase()]) await expectFound(trial, search, id)
  }
}

async function findsAccents(trial: TrialSource): Promise<void> {
  const found = accentedWord(trial)
  if (found) await expectFound(trial, lettersIn(found.word), found.id)
}

async function findsNothing({ source }: TrialSource): Promise<void> {
  const search = 'xqzvkjwq'
  const { records, total } = await askList(source, { search, limit: 5 })
  expectThat(records.length === 0, `list({ search: “${search}” }) answered with ${records.length} records`)
  expectThat(
    total.kind === 'unknown' || total.count === 0,
    `list({ search: “${search}” }) found nothing, and gave the total ${shown(total)}`,
  )
}

async function expectFound({ source, entity }: TrialSource, search: string, id: string): Promise<void> {
  const ids = idsOf(entity, await listAll(source, { search }))
  expectThat(ids.includes(id), `list({ search: “${search}” }) left out “${id}”, which has that word`)
}

const accentedWord = (trial: TrialSource) =>
  wordsOf(trial, (word) => /\p{M}/u.test(word.normalize('NFD'))).at(0)

/** Words of letters in the titles of records. */
function wordsOf({ entity, records }: TrialSource, isWanted = isPlain) {
  return records.flatMap((row) => {
    const title = ownValue(row, entity.title)
    const words = typeof title === 'string' ? (title.match(/\p{L}{3,}/gu) ?? []) : []
    return words.filter(isWanted).map((word) => ({ word, id: String(idOf(entity, row)) }))
  })
}

const isPlain = (word: string): boolean => /^[a-z]+$/i.test(word)
