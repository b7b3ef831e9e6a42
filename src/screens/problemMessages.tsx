import type { ReactNode } from 'react'
import type { Problem } from '../data/problems'
import { resolveProblem } from '../spec/problems/resolveProblem'
import type { ErrorCatalogue } from '../spec/problems/ErrorCatalogue'
import type { Translate } from '../messages/createTranslator'
import { sentence } from '../messages/sentence'

/**
 * What the status of a problem does not say, for where that is said already: the words of the catalogue, or those of the
 * server; nothing when neither has any.
 */
export function ownMessage(problem: Problem, t: Translate, errors?: ErrorCatalogue): ReactNode {
  const { code, message } = resolveProblem(problem, errors, { t })
  if (code !== undefined) return problemMessages(problem, t, errors)
  return message === undefined ? undefined : <bdi>{sentence(message)}</bdi>
}

/**
 * Why a call failed and what a person can do about it: in the words of the catalogue, or what the status means and what
 * the server said. That may be of another language, and so of another direction, than the page.
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
