import { type ChangeEvent, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { FieldFrame } from '../../../src/fields/FieldFrame'
import type { FieldProps } from '../../../src/fields/FieldProps'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

const painting = defineEntity({
  name: 'painting',
  labels: ['Painting', 'Paintings'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Painting', required: true, maxLength: 60 }),
    condition: integer({
      label: 'Condition',
      description: 'As the conservator found it.',
      required: true,
      min: 1,
      max: 5,
    }),
    artist: text({ label: 'Artist', maxLength: 60 }),
  },
  sections: [
    { name: 'work', label: 'Work', fields: ['name', 'artist'] },
    { name: 'care', label: 'Care', fields: ['condition'] },
  ],
})

/** A slider from flaking to perfect, as the museum's conservators know it. */
function ConditionField(props: FieldProps<number | string | null>) {
  const { defaultValue, resetKey, name, readOnly, onValueChange, onBlur } = props
  const [shown, setShown] = useState({ resetKey, value: defaultValue })
  // The form sets it anew: another record, or a reset.
  if (shown.resetKey !== resetKey) setShown({ resetKey, value: defaultValue })
  const change = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    setShown({ resetKey, value })
    onValueChange?.(Number(value))
  }
  return (
    <FieldFrame {...props}>
      {({ required: _required, ...control }) => (
        <input
          {...control}
          type="range"
          name={name}
          min={1}
          max={5}
          value={shown.value ?? 3}
          disabled={readOnly ?? control.disabled}
          onChange={change}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  )
}

const source = memorySource(painting, [{ id: 1, name: 'Ferry at dusk', condition: 4, artist: 'Ida Brandt' }])
const controls = { condition: ConditionField }

const meta = preview.meta({
  title: 'Screens/FormScreen/Controls',
  parameters: { layout: 'fullscreen' },
})

/** A museum draws one field by itself: it stands in its section, and its value is saved with the others. */
export const OwnControl = meta.story({
  name: 'Own control',
  render: () => <FormScreen entity={painting} source={source} id={1} controls={controls} />,
  play: async ({ canvas }) => {
    const care = within(await canvas.findByRole('group', { name: 'Care' }))
    const slider = care.getByRole('slider', { name: 'Condition' })
    await expect(slider).toHaveValue('4')
    await expect(slider).toHaveAccessibleDescription('As the conservator found it.')
  },
})

/** Nothing was chosen yet: the words of the entity stand beside it, and the summary leads to it. */
export const OwnControlRejected = meta.story({
  name: 'Own control, rejected',
  render: () => <FormScreen entity={painting} source={source} controls={controls} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Painting' }), 'Quarry')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter condition' }))
    const slider = canvas.getByRole('slider', { name: 'Condition' })
    await waitFor(() => expect(slider).toHaveFocus())
    await expect(slider).toBeInvalid()
  },
})
