import type { ReactNode } from 'react'
import type { Problem } from '../data/problems'
import { adviceFor } from '../spec/adviceFor'
import type { ErrorCatalogue } from '../spec/ErrorCatalogue'
import type { Say } from '../words/say'
import { sentence } from '../words/sentence'

/**
 * What the status of a problem does not say, for where that is said already: the words of the catalogue, or those of the
 * server; nothing when neither has any.
 */
export function ownWords(problem: Problem, say: Say, errors?: ErrorCatalogue): ReactNode {
  const { code, message } = adviceFor(problem, errors, { say })
  if (code !== undefined) return problemWords(problem, say, errors)
  return message === undefined ? undefined : <bdi>{sentence(message)}</bdi>
}

/**
 * Why a call failed and what a person can do about it: in the words of the catalogue, or what the status means and what
 * the server said. That may be of another language, and so of another direction, than the page.
 */
export function problemWords(problem: Problem, say: Say, errors?: ErrorCatalogue): ReactNode {
  const { title, message } = adviceFor(problem, errors, { say })
  if (message === undefined) return <bdi>{sentence(title)}</bdi>
  return (
    <>
      <bdi>{sentence(title)}</bdi> <bdi>{sentence(message)}</bdi>
    </>
  )
}
