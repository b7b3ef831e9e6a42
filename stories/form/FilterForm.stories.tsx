import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { FilterForm } from '../../src/form/FilterForm'
import { FormField } from '../../src/form/FormField'
import { strike } from '../fixtures/birdstrikes'

const options = (name: 'damage' | 'phase') =>
  strike.fields[name].options.map((value) => ({ value, label: value }))

const meta = preview.meta({
  component: FilterForm,
  title: 'Form/FilterForm',
  args: {
    onFilter: fn(),
    filters: [
      { name: 'airport', label: 'Airport' },
      { name: 'phase', label: 'Phase of flight' },
      { name: 'damage', label: 'Damage', getText: (value: unknown) => `${String(value)} damage` },
    ],
    children: (
      <>
        <FormField as={TextField} name="airport" label="Airport" />
        <FormField as={SelectField} name="phase" label="Phase of flight" options={options('phase')} />
        <FormField as={SelectField} name="damage" label="Damage" options={options('damage')} />
      </>
    ),
  },
})

/** Nothing is set: the list is whole, and there is nothing to clear. */
export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: /Filters|عوامل التصفية/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Each change takes effect, and what is set is said and can be taken off. */
export const Set = meta.story({
  args: { defaultValues: { airport: 'Boise', damage: 'Minor' } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Phase of flight' }), 'Climb')
    await waitFor(() =>
      expect(args.onFilter).toHaveBeenCalledWith({ airport: 'Boise', damage: 'Minor', phase: 'Climb' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Airport: Boise/ }))
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ damage: 'Minor', phase: 'Climb' }))
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: /Phase of flight: Climb/ })).toHaveFocus()
  },
})

/** All off at once; the focus goes to the first filter. */
export const Cleared = meta.story({
  args: { defaultValues: { airport: 'Boise', damage: 'Minor' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear all|مسح الكل/ }))
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({}))
    await expect(canvas.getByRole('textbox', { name: 'Airport' })).toHaveFocus()
  },
})

/** For a list that is slow: the filters wait for the button, or for Enter. */
export const ByButton = meta.story({
  args: { apply: 'button', defaultValues: { damage: 'Minor' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Airport' }), 'Boise')
    await expect(args.onFilter).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Show results|عرض النتائج/ }))
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ airport: 'Boise', damage: 'Minor' }))
  },
})
