import { englishScreens } from '../../messages/englishScreens'
import { fillIn } from '../../messages/fill'
import { sentence } from '../../messages/sentence'
import { type ErrorCatalogue, type ErrorPlace, errorOf, type NextStep } from './ErrorCatalogue'
import { BLANK_TYPE, type Problem } from './Problem'
import { isPlainRejection, type TranslateProblem, statusMessage } from './statusMessage'

/** What to say of a problem and where, and what the person does next. */
export interface ProblemResolution {
  /** Its code in the catalogue; nothing when the catalogue does not know it: then the rest is nothing as well. */
  readonly code?: string
  /** Says it: the words of the catalogue, else the server's own where the status says only that it was rejected. */
  readonly title: string
  /** One sentence more: of the catalogue, or else of the server. */
  readonly message?: string
  readonly place?: ErrorPlace
  readonly next?: NextStep
  readonly field?: string
}

/**
 * What the product's error catalogue says of a problem. Of one that it does not know, what its status means is said,
 * and what the server said of it. Nothing is made up.
 */
export function resolveProblem(
  problem: Problem,
  errors?: ErrorCatalogue,
  { t = problemsInEnglish }: { readonly t?: TranslateProblem } = {},
): ProblemResolution {
  const found = errorOf(problem, errors)
  const said = serverMessage(problem)
  if (!found) {
    if (said !== undefined && isPlainRejection(problem)) return { title: said }
    return { title: statusMessage(problem, t), ...(said !== undefined && { message: said }) }
  }
  const { title, message = said, place, next, field } = found.error
  return {
    code: found.code,
    title: title.trim() || statusMessage(problem, t),
    ...(message !== undefined && { message }),
    place,
    next,
    ...(field !== undefined && { field }),
  }
}

/** What the server itself said. RFC 9457 has `detail`, and the title of a type that is not blank, written for people. */
function serverMessage({ status, type, title, detail, issues = [] }: Problem): string | undefined {
  // No answer came: what stands there is the browser's.
  if (status === 0) return undefined
  const words = detail || issues.map(({ message }) => sentence(message)).join(' ')
  return words || (type === BLANK_TYPE ? undefined : title)
}

const problemsInEnglish: TranslateProblem = (key, ...[filling]) =>
  inEnglish(englishScreens[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
