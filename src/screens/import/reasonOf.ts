import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { sentence } from '../../messages/sentence'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { isError } from '../../spec/rules/issues'
import { problemSentences } from '../product/problemSentences'
import type { RowOutcome } from './sendRows'

/** Why a row was not imported: what the source said of its fields, or of the call. */
export function reasonOf(
  outcome: RowOutcome,
  t: TranslateWith<ImportMessageKey>,
  errors: ErrorCatalogue | undefined,
): string {
  switch (outcome.status) {
    case 'done':
      return ''
    case 'untried':
      return t('bulk.untried')
    case 'rejected':
      return outcome.reason
    case 'failed': {
      const found = outcome.problem.issues?.filter(isError) ?? []
      if (found.length > 0) return found.map(({ message }) => sentence(message)).join(' ')
      return problemSentences(outcome.problem, { t, errors })
    }
  }
}
