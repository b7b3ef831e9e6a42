import { useEffect, useState } from 'react'
import { Banner } from '../../src/components/Banner'
import { useLocale } from '../../src/internal/locale'
import { type ProblemResolution, resolveProblem } from '../../src/spec/problems/resolveProblem'
import { readProblem } from '../../src/spec/problems/readProblem'
import { errors } from '../fixtures/billing/errors'
import './chapter.css'

const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })

const answers: readonly (readonly [what: string, answer: () => Response])[] = [
  ['A problem of the catalogue', () => problem(403, { type: errors['period-closed'].type })],
  ['One that a person can try again', () => problem(503, { type: errors.busy.type })],
  ['A problem that nobody declared', () => problem(500, { type: 'https://billing.example/problems/moon' })],
  ['A page of a proxy', () => new Response('<!doctype html><h1>Bad gateway</h1>', { status: 502 })],
]

const steps = {
  fix: 'Correct it',
  retry: 'Try again',
  signIn: 'Sign in',
  reloadAndCompare: 'Reload and compare',
  askForAccess: 'Ask for access',
  giveUp: 'Go back',
} as const

/** Four answers of a server, read and said. */
export function ReadErrors() {
  return (
    <ul className="chapter-cases">
      {answers.map(([what, answer]) => (
        <li key={what} className="chapter-case">
          <p className="chapter-head">{what}</p>
          <Said answer={answer} />
        </li>
      ))}
    </ul>
  )
}

function Said({ answer }: { answer: () => Response }) {
  const { t } = useLocale()
  const [advice, setAdvice] = useState<ProblemResolution>()
  useEffect(() => {
    let gone = false
    void readProblem(answer(), { errors }).then((read) => {
      if (!gone) setAdvice(resolveProblem(read, errors, { t }))
    })
    return () => {
      gone = true
    }
  }, [answer, t])
  if (!advice) return null
  return (
    <Banner tone="warning" title={advice.title}>
      {advice.message} {advice.next && <strong>{steps[advice.next]}.</strong>}
    </Banner>
  )
}
