import type { TitleIn } from '../../components/useTitles'
import { tellApart } from '../../fields/tellApart'
import { rangesOf, wordsIn } from '../../internal/matchWords'
import { type SearchAnswer, type SearchQuestion, waitingGroups } from './createSearcher'
import { resultOf, type ResultWords } from './resultOf'
import type { SearchGroup, SearchResult } from './searchState'
import type { SearchTarget } from './SearchTarget'

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
    const results = target ? resultsOf(target, records, { words, locale, titleIn }) : []
    return { ...group, results: group.status === 'loading' ? results.filter(has(words)) : results }
  })
}

/** The results, those that read the same with the first field in which their records differ: the time of two screenings of one film. */
function resultsOf(
  target: SearchTarget,
  records: readonly object[],
  told: ResultWords,
): readonly SearchResult[] {
  const found = records.flatMap((record) => {
    const result = resultOf(target, record, told)
    return result ? [{ record, result }] : []
  })
  const apart = tellApart(
    target.entity,
    found.map(({ record }) => record),
    found.map(({ result: { id, title, subtitle } }) => ({ value: id, label: title, description: subtitle })),
    told.locale,
  )
  return found.map(({ result }, place) => {
    const subtitle = apart[place]?.description
    return subtitle === result.subtitle ? result : { ...result, subtitle }
  })
}

const has =
  (words: string) =>
  ({ title, subtitle = '', found }: SearchResult) => {
    const shown = `${title} ${subtitle} ${found?.text ?? ''}`
    return wordsIn(words).every((word) => rangesOf(shown, word).length > 0)
  }
