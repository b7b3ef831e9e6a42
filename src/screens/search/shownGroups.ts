import type { TitleIn } from '../../components/useTitles'
import { rangesOf, wordsIn } from '../../internal/matchWords'
import { type SearchAnswer, type SearchQuestion, waitingGroups } from './createSearcher'
import { resultOf } from './resultOf'
import type { SearchGroup, SearchResult } from './searchState'

/**
 * The groups as a person reads them: an answer to other words or other targets counts as none. Of what was found before stays what
 * has the new words as well, so that the page does not flicker with each letter.
 */
export function shownGroups(
  answer: SearchAnswer,
  { words, targets, locale }: Omit<SearchQuestion, 'limit'>,
  titleIn: TitleIn,
): readonly SearchGroup[] {
  if (words === '') return []
  const isAnswer = answer.words === words && answer.targets === targets
  const groups = isAnswer ? answer.groups : waitingGroups({ targets, locale }, answer)
  return groups.map(({ records, ...group }) => {
    const target = targets.find(({ entity }) => entity.name === group.name)
    const results = target
      ? records.flatMap((record) => resultOf(target, record, { words, locale, titleIn }) ?? [])
      : []
    return { ...group, results: group.status === 'loading' ? results.filter(has(words)) : results }
  })
}

const has =
  (words: string) =>
  ({ title, subtitle = '', found }: SearchResult) => {
    const shown = `${title} ${subtitle} ${found?.text ?? ''}`
    return wordsIn(words).every((word) => rangesOf(shown, word).length > 0)
  }
