import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { FieldFrame } from '../../src/fields/FieldFrame'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/FieldFrame',
  component: FieldFrame,
  decorators: [formWidth],
  args: {
    label: 'Part of the aircraft that was struck first',
    description: 'From the nose to the tail.',
    children: (control) => <input {...control} className="sw-Field-control" />,
  },
})

/** A control of the host's own, with the library's words around it. */
export const OwnControl = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Part of the aircraft that was struck first' }),
    ).toHaveAccessibleDescription('From the nose to the tail.')
  },
})

/** Rejected like any field. */
export const Rejected = meta.story({
  args: { error: 'Enter the part that was struck first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})
