import { toast } from '../../components/toasts'
import type { Problem } from '../../data/problems'
import type { Translate } from '../../messages/createTranslator'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemSentences } from '../product/problemSentences'

interface NotSavedWords {
  readonly t: Translate
  readonly errors: ErrorCatalogue | undefined
  readonly onReopen: (() => void) | undefined
}

/** Say in passing why changes were rejected that a person went on from, and lead back to the form that has them. */
export function sayNotSaved(problem: Problem, { t, errors, onReopen }: NotSavedWords): void {
  toast(problemSentences(problem, { t, errors, failed: t('form.notSaved') }), {
    tone: 'danger',
    ...(onReopen && { action: { label: t('form.reopen'), onAction: onReopen } }),
  })
}
