import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { EntityFields, type EntityFieldsProps } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { useLocale } from '../../src/internal/locale'
import { fieldRules } from '../../src/spec/rules/validate'
import { someStrikes, strike } from '../fixtures/birdstrikes'
import { strikeInSections } from '../fixtures/strikeInSections'

interface StrikeFormProps {
  /** The entity, with or without sections. */
  entity?: typeof strike
  /** Which fields of a bird strike, in this order. */
  names?: EntityFieldsProps<typeof strike.fields>['names']
  defaultValues?: FormOptions['defaultValues']
  onSubmit?: FormOptions['onSubmit']
}

/** A form that an entity declares: its fields, their order, their rules and their words. */
function StrikeForm({ entity = strike, names, defaultValues, onSubmit }: StrikeFormProps) {
  const form = useForm({ rules: fieldRules(entity, useLocale()), defaultValues, onSubmit })
  return (
    <Form store={form}>
      <EntityFields entity={entity} names={names} />
      <div>
        <Button type="submit" variant="primary">
          Save report
        </Button>
      </div>
    </Form>
  )
}

const meta = preview.meta({
  component: StrikeForm,
  title: 'Form/EntityFields',
  args: { onSubmit: fn() },
})

/** A new report: a field for each field of the entity, but for what the server makes. */
export const NewReport = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /Report/ })).toBeNull()
    await expect(await canvas.findByRole('combobox', { name: 'State' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Speed/ })).toHaveAccessibleDescription(/kn/)
  },
})

/** A stored report, each value in the control that suits it. */
export const StoredReport = meta.story({
  args: { defaultValues: { ...someStrikes[0] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue(someStrikes[0]?.airport ?? '')
  },
})

/** Some of the fields, rejected: the words are those of the entity and lead to controls of every kind. */
export const Rejected = meta.story({
  args: { names: ['flightDate', 'airport', 'damage', 'speed'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Speed/ }), '1,5{Enter}')
    const summary = await canvas.findByRole('group', { name: /There is a problem|توجد مشكلة/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: /Speed/ })).toHaveValue('1,5')
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(4)
    const [date] = within(summary).getAllByRole('link')
    await userEvent.click(date!)
    await expect(document.activeElement?.closest('.sw-DateField')).not.toBeNull()
  },
})

/** The sections that the entity declares. Costs are asked for only when there is damage; no damage, no section. */
export const InSections = meta.story({
  args: { entity: strikeInSections, defaultValues: { damage: 'Minor' } },
  play: async ({ canvas }) => {
    const costs = () => canvas.queryByRole('group', { name: /Costs/ })
    await expect(canvas.getByRole('group', { name: 'The flight' })).toBeVisible()
    await expect(costs()).toBeVisible()
    const damage = canvas.getByRole('combobox', { name: /Damage/ })
    await userEvent.selectOptions(damage, 'None')
    await expect(costs()).toBeNull()
    await userEvent.selectOptions(damage, 'Substantial')
    await expect(costs()).toBeVisible()
  },
})
