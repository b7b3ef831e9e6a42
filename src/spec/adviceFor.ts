import { englishScreens } from '../words/englishScreens'
import { fillIn } from '../words/fill'
import { type ErrorCatalogue, type ErrorPlace, errorOf, type NextStep } from './ErrorCatalogue'
import type { Problem } from './Problem'
import { type SayProblem, statusWords } from './statusWords'

/** What to say of a problem and where, and what the person does next. */
export interface Advice {
  /** Its code in the catalogue; nothing when the catalogue does not know it: then the rest is nothing as well. */
  readonly code?: string
  /** Says it: the words of the catalogue, or what the status alone means. */
  readonly title: string
  readonly message?: string
  readonly place?: ErrorPlace
  readonly next?: NextStep
  readonly field?: string
}

/**
 * What the product's error catalogue says of a problem. Of one that it does not know, only what its status means
 * is said: what a server writes for developers is not shown, and nothing is made up.
 */
export function adviceFor(
  problem: Problem,
  errors?: ErrorCatalogue,
  { say = sayProblemInEnglish }: { readonly say?: SayProblem } = {},
): Advice {
  const found = errorOf(problem, errors)
  if (!found) return { title: statusWords(problem, say) }
  const { title, message, place, next, field } = found.error
  return {
    code: found.code,
    title: title.trim() || statusWords(problem, say),
    ...(message !== undefined && { message }),
    place,
    next,
    ...(field !== undefined && { field }),
  }
}

const sayProblemInEnglish: SayProblem = (key, ...[filling]) => inEnglish(englishScreens[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
