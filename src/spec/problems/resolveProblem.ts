import { localize } from '../labels/LocalizedText'
import { englishScreens } from '../../messages/englishScreens'
import { fillIn } from '../../messages/fill'
import { sentence } from '../../messages/sentence'
import { type ErrorCatalogue, type ErrorPlace, errorOf, type NextStep } from './ErrorCatalogue'
import { BLANK_TYPE, type Problem, REFERRED_TO } from './Problem'
import { isPlainRejection, type TranslateProblem, statusMessage } from './statusMessage'

/** The words for a problem, their place, and the next step of the person. */
export interface ProblemResolution {
  /**
   * Its code in the catalogue; undefined when the catalogue does not have it, as are place, next step and field then.
   */
  readonly code?: string | undefined
  /** A few words: those of the catalogue, else the server's own where the status says only that it was rejected. */
  readonly title: string
  /** One sentence more: that of the catalogue, or else of the server. */
  readonly message?: string | undefined
  readonly place?: ErrorPlace | undefined
  readonly next?: NextStep | undefined
  readonly field?: string | undefined
}

/**
 * Find the words for a problem, its place and the next step in the product's error catalogue. For a problem that it
 * does not have, the words are those of the status (RFC 9110) and of the server. Nothing is made up. Texts of the catalogue
 * are those of `locale`, by default English ones.
 */
export function resolveProblem(
  problem: Problem,
  errors?: ErrorCatalogue,
  {
    t = problemsInEnglish,
    locale = 'en',
  }: { readonly t?: TranslateProblem | undefined; readonly locale?: string | undefined } = {},
): ProblemResolution {
  const found = errorOf(problem, errors)
  const said = serverMessage(problem)
  if (!found) {
    if (said !== undefined && isPlainRejection(problem)) return { title: said }
    return { title: statusMessage(problem, t), ...(said !== undefined && { message: said }) }
  }
  const { title, message, place, next, field } = found.error
  const words = message === undefined ? said : localize(message, locale)
  return {
    code: found.code,
    title: localize(title, locale).trim() || statusMessage(problem, t),
    ...(words !== undefined && { message: words }),
    place,
    next,
    ...(field !== undefined && { field }),
  }
}

/**
 * The words of the server itself. RFC 9457 has `detail`, and the title of a type that is not blank, written for people.
 */
function serverMessage({ status, type, title, detail, issues = [] }: Problem): string | undefined {
  // No answer came: what stands there is the browser's.
  if (status === 0) return undefined
  const words = detail || issues.map(({ message }) => sentence(message)).join(' ')
  return words || (type === BLANK_TYPE || type === REFERRED_TO ? undefined : title)
}

const problemsInEnglish: TranslateProblem = (key, ...[filling]) =>
  inEnglish(englishScreens[key], filling ?? {})

const inEnglish = /* @__PURE__ */ fillIn('en')
