import { Badge } from '../../src/components/Badge'
import { useLocale } from '../../src/internal/locale'
import { validate } from '../../src/spec/rules/validate'
import { errors } from '../fixtures/billing/errors'
import { invoice } from '../fixtures/billing/invoice'
import './chapter.css'

const taken = new Set(['INV-2041'])
const drafts: readonly (readonly [what: string, draft: object])[] = [
  ['INV-2050 of 900 euros, without a day', { number: 'INV-2050', customer: 7, total: '900' }],
  ['INV-2051 of 1,200 euros, without a day', { number: 'INV-2051', customer: 7, total: '1200' }],
  ['INV-2052 of 64,000 euros', { number: 'INV-2052', customer: 7, total: '64000', due: '2027-01-15' }],
  ['A number that another invoice has', { number: 'INV-2041', customer: 7 }],
  [
    'A line of nothing',
    { number: 'INV-2053', customer: 7, lines: [{ what: 'Oak', quantity: 0, price: '12.345' }] },
  ],
]
const tones = { error: 'danger', warning: 'warning', info: 'info' } as const

/** The issues of some drafts, in the words of a form. */
export function Results() {
  const { t, locale } = useLocale()
  return (
    <ul className="chapter-cases">
      {drafts.map(([what, draft]) => {
        const issues = validate(invoice, draft, {
          t,
          locale,
          errors,
          isTaken: ({ number }) => taken.has(String(number)),
        })
        return (
          <li key={what} className="chapter-case">
            <p className="chapter-head">{what}</p>
            {issues.length === 0 && (
              <p className="chapter-note">
                <Badge tone="success">may be saved</Badge>
              </p>
            )}
            {issues.map((issue) => (
              <p key={issue.path.join('.') + issue.rule} className="chapter-note">
                <Badge tone={tones[issue.severity]}>{issue.path.join('.')}</Badge> {issue.message}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
