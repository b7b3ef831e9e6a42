import { Badge } from '../../src/components/Badge'
import { Button } from '../../src/components/Button'
import { useLocale } from '../../src/internal/locale'
import { optionLabelOf } from '../../src/spec/labels/labels'
import { transitionsOf } from '../../src/spec/states/transitionsOf'
import { type Invoice, invoice, someInvoices } from '../fixtures/billing/invoice'
import './chapter.css'

/** The actions of a role on each invoice now, and the reasons of those that it may not take. */
export function InvoiceSteps({ doneBy }: { doneBy: string }) {
  return (
    <ul className="chapter-cases">
      {someInvoices.map((one) => (
        <Steps key={one.id} record={one} doneBy={doneBy} />
      ))}
    </ul>
  )
}

function Steps({ record, doneBy }: { record: Invoice; doneBy: string }) {
  const { t, locale } = useLocale()
  const answers = transitionsOf(invoice, record, { role: doneBy, t, locale })
  return (
    <li className="chapter-case">
      <p className="chapter-head">
        {record.number}
        <Badge tone={invoice.states?.tones?.[record.status] ?? 'neutral'}>
          {optionLabelOf(invoice.fields.status, record.status)}
        </Badge>
      </p>
      <div className="chapter-steps">
        {answers.map((answer) => (
          <Button key={answer.name} size="small" disabled={!answer.possible}>
            {answer.label}
          </Button>
        ))}
      </div>
      {answers.map(
        (answer) =>
          !answer.possible && (
            <p key={answer.name} className="chapter-note">
              {answer.label}: {answer.reason}
            </p>
          ),
      )}
    </li>
  )
}
