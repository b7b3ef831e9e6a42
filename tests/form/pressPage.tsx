import { createRoot } from 'react-dom/client'
import { Button } from '../../src/components/Button'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormStore } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const hasAt = (value: unknown) => (String(value).includes('@') ? undefined : 'Enter an address with an @')

function Booking() {
  const form: FormStore = useForm({ onSubmit: () => form.reset() })
  return (
    <Form store={form} errorSummary={false}>
      <FormField as={TextField} name="email" label="Email" validate={hasAt} />
      <FormField as={RadioGroupField} name="swims" label="Swims?" options={yesNo} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

createRoot(document.body).render(<Booking />)
