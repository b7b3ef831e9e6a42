import { renderToString } from 'react-dom/server'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { Issue } from '../../src/spec/rules/issues'

/** Answer a form as a server does: with the form and its issues, or that it was sent. */
export function drawPostedForm(sent: URLSearchParams): string {
  const isSent = sent.get('airport') === 'KDEN'
  return `<!doctype html><html lang="en"><title>Report</title><body>${
    isSent ? `<p>Sent: ${[...sent.values()].join(', ')}</p>` : renderToString(<Report sent={sent} />)
  }`
}

const unknownAirport: Issue = {
  path: ['airport'],
  rule: 'known',
  params: {},
  severity: 'error',
  source: 'server',
  message: 'Enter an airport of the register',
}

function Report({ sent }: { sent: URLSearchParams }) {
  const form = useForm<FormValues>({
    defaultValues: Object.fromEntries(sent),
    issues: sent.size > 0 ? [unknownAirport] : [],
  })
  return (
    <Form store={form} action="/posted" method="post">
      <FormField as={TextField} name="airport" label="Airport code" />
      <FormField as={TextField} name="species" label="Species" />
      <Button type="submit">Send report</Button>
      <Button type="submit" name="intent" value="sendAndNew">
        Send and write another
      </Button>
    </Form>
  )
}
