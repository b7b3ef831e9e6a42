import type { ReactNode } from 'react'
import type { Problem } from '../../data/problems'
import { isPlainRejection, statusMessage } from '../../spec/problems/statusMessage'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { Translate } from '../../messages/createTranslator'
import { sentence } from '../../messages/sentence'

/**
 * Say more about a problem whose status is said already: the words of the catalogue, or those of the server; nothing when
 * neither has any.
 */
export function ownMessage(problem: Problem, t: Translate, errors?: ErrorCatalogue): ReactNode {
  const { code, title, message } = resolveProblem(problem, errors, { t })
  if (code !== undefined) return problemMessages(problem, t, errors)
  // Of a plain rejection the server's own words are the title.
  if (isPlainRejection(problem) && title !== statusMessage(problem, t)) return <bdi>{sentence(title)}</bdi>
  return message === undefined ? undefined : <bdi>{sentence(message)}</bdi>
}

/**
 * Say why a call failed and what to do about it: in the words of the catalogue, or else in the library's words for the
 * status and those of the server, which may be of another language, and so of another direction, than the page.
 */
export function problemMessages(problem: Problem, t: Translate, errors?: ErrorCatalogue): ReactNode {
  const { title, message } = resolveProblem(problem, errors, { t })
  if (message === undefined) return <bdi>{sentence(title)}</bdi>
  return (
    <>
      <bdi>{sentence(title)}</bdi> <bdi>{sentence(message)}</bdi>
    </>
  )
}
