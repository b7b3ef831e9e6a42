import type { ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { FieldRepeater, type FieldRepeaterProps } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { Issue } from '../../src/spec/rules/issues'
import { StatesSheet } from '../fixtures/StatesSheet'

interface Order {
  lines: readonly object[]
  readOnly?: boolean
  issues?: readonly Issue[]
  minItems?: number
  maxItems?: number
}

const rings = { what: 'Rings, 9 mm', quantity: 250 }
const cage = { what: 'Cage for owls', quantity: 2 }

const line: FieldRepeaterProps['children'] = () => (
  <>
    <FormField as={TextField} name="what" label="Item" width={20} />
    <FormField as={NumberField} name="quantity" label="Quantity" width={5} />
  </>
)

function Lines({ lines, readOnly, issues, ...limits }: Order) {
  const form = useForm<FormValues>({ defaultValues: { lines }, issues })
  return (
    <Form store={form} readOnly={readOnly} errorSummary={false}>
      <FieldRepeater name="lines" legend="Lines" itemLabel="Line" {...limits}>
        {line}
      </FieldRepeater>
    </Form>
  )
}

/** A server wants more of them. */
const rejection: Issue = {
  path: ['lines'],
  rule: 'minItems',
  params: { min: 2 },
  severity: 'error',
  source: 'server',
  message: 'Order two lines at least',
}

const meta = preview.meta({
  title: 'Form/FieldRepeater/States',
  component: FieldRepeater as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** The lines of an order as they are written, full, removed, rejected, only read and not there yet. */
export const Orders = meta.story({
  render: () => (
    <StatesSheet<Order>
      width="page"
      part=".sw-Reorderable-handle"
      rows={{ order: { lines: [rings, cage] } }}
      states={{
        hover: {},
        full: { maxItems: 2, minItems: 2 },
        removed: {},
        invalid: { lines: [cage], issues: [rejection] },
        'read-only': { readOnly: true },
        empty: { lines: [] },
      }}
    >
      {(props) => <Lines {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const order = (state: string) => within(canvas.getByRole('group', { name: `order, ${state}` }))
    await userEvent.click(order('removed').getByRole('button', { name: 'Remove Line 2' }))
    await expect(order('removed').getByText('Line 2 removed')).toBeVisible()
    await expect(order('full').getByRole('button', { name: 'Add line' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(order('read-only').queryByRole('button')).toBeNull()
    await expect(order('empty').getByText('None yet.')).toBeVisible()
  },
})
