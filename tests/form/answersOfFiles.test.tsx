import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Form } from '../../src/form/Form'
import { FormSteps } from '../../src/form/FormSteps'
import { useForm } from '../../src/form/useForm'
import { defineEntity, file, text } from '../../src/spec'

afterEach(cleanup)

const permit = defineEntity({
  name: 'permit',
  labels: ['Permit', 'Permits'],
  id: 'id',
  fields: { id: text({ readOnly: true }), plans: file({ label: 'Plans', many: true }) },
  sections: [{ name: 'plans', label: 'The plans', fields: ['plans'] }],
})

function Steps({ plans }: { plans: readonly unknown[] }) {
  const store = useForm({ defaultValues: { plans } })
  return (
    <Form store={store}>
      <FormSteps entity={permit} checkAnswers resume />
    </Form>
  )
}

it('reads out among the answers a file that was just chosen, and one that is stored', () => {
  render(
    <Steps
      plans={[
        new File(['%PDF-1.7'], 'ground floor.pdf'),
        { name: 'site.pdf', type: 'application/pdf', size: 482_113 },
      ]}
    />,
  )
  const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(answers).toContain('ground floor.pdf, site.pdf')
})
