import { Badge } from '../../src/components/Badge'
import { useLocale } from '../../src/internal/locale'
import { createSampler, englishWords, invalidSample } from '../../src/sample'
import { validate } from '../../src/spec/rules/validate'
import { customer } from '../fixtures/billing/customer'
import '../spec/chapter.css'

const samples = createSampler({ locale: englishWords, seed: 'broken' }).of(customer)
const rules = [
  ['company', 'required'],
  ['company', 'maxLength'],
  ['email', 'format'],
  ['terms', 'choice'],
  ['discount', 'max'],
  ['discount', 'step'],
  ['since', 'date'],
] as const

/** For each rule a record that breaks it, and what a form would say of that record. */
export function BrokenRules() {
  const { t, locale } = useLocale()
  return (
    <ul className="chapter-cases">
      {rules.map(([field, rule]) => {
        const record: Readonly<Record<string, unknown>> = invalidSample(samples, field, rule)
        return (
          <li key={field + rule} className="chapter-case">
            <p className="chapter-head">
              {field}, {rule}: <bdi>{JSON.stringify(record[field]) ?? 'nothing'}</bdi>
            </p>
            {validate(customer, record, { t, locale }).map(({ path, message }) => (
              <p key={path.join('.')} className="chapter-note">
                <Badge tone="danger">{path.join('.')}</Badge> {message}
              </p>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
