import preview from '#.storybook/preview'
import { useActionState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { useFormState } from '../../src/form/useFormState'
import type { Issue } from '../../src/spec/rules/issues'

interface ReportProps {
  /** Called with what the server function is given. */
  onData: (data: Readonly<Record<string, FormDataEntryValue>>) => void
}

const unknownAirport: Issue = {
  path: ['airport'],
  rule: 'known',
  params: {},
  severity: 'error',
  source: 'server',
  message: 'Enter an airport of the register',
}

interface Answer {
  readonly issues: readonly Issue[]
  readonly number?: number
}

/** A server function in all but the place where it runs. */
async function sendReport(_: Answer, data: FormData): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return data.get('airport') === 'KDEN' ? { issues: [], number: 41 } : { issues: [unknownAirport] }
}

function Report({ onData }: ReportProps) {
  const [answer, action] = useActionState<Answer, FormData>(
    (before, data) => {
      onData(Object.fromEntries(data))
      return sendReport(before, data)
    },
    { issues: [] },
  )
  const form = useForm()
  const status = useFormState(form, (store) => store.getStatus())
  return (
    <Form store={form} action={action} answer={answer}>
      {status === 'submitted' && (
        <Banner tone="success" title={`The report has the number ${answer.number}`} />
      )}
      <FormField as={TextField} name="airport" label="Airport code" required="Enter the airport code" />
      <FormField as={TextField} name="species" label="Species" />
      <div className="sw-FormScreen-actions">
        <Button type="submit" variant="primary" pending={status === 'submitting'}>
          Send report
        </Button>
        <Button type="submit" name="intent" value="sendAndNew">
          Send and write another
        </Button>
      </div>
    </Form>
  )
}

const meta = preview.meta({
  title: 'Form/Form/Action',
  component: Report,
  args: { onData: fn() },
})

/** The server knows no such airport: the words stand at the field, and what was typed is still there to be corrected. */
export const RejectedByTheServer = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await canvas.findByRole('link', { name: 'Enter the airport code' })
    await expect(args.onData).not.toHaveBeenCalled()

    const airport = canvas.getByRole('textbox', { name: 'Airport code' })
    await userEvent.type(airport, 'XXXX')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Species' }), 'Barn owl')
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }))
    await expect(
      await canvas.findByRole('link', { name: 'Enter an airport of the register' }),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus())
    await expect(airport).toHaveValue('XXXX')
    await expect(airport).toHaveAccessibleDescription('Enter an airport of the register')
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveValue('Barn owl')
  },
})

/** Accepted at last. The button that was pressed goes along, so that the server knows what is wanted next. */
export const AcceptedByTheServer = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Airport code' }), 'KDEN')
    await userEvent.click(canvas.getByRole('button', { name: 'Send and write another' }))
    await canvas.findByRole('group', { name: 'The report has the number 41' })
    await expect(args.onData).toHaveBeenCalledWith({ airport: 'KDEN', species: '', intent: 'sendAndNew' })
    await expect(canvas.getByRole('textbox', { name: 'Airport code' })).toHaveValue('KDEN')
  },
})
