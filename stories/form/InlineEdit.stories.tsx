import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DescriptionList } from '../../src/components/DescriptionList'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { InlineEdit } from '../../src/form/InlineEdit'

interface RemarksProps {
  /** The value as it is stored. */
  value?: string
  /** Stores another value, or says why not. */
  onSave?: (value: string) => void | string | Promise<void | string>
  /** Saves as well when the focus leaves it. */
  saveOnBlur?: boolean
  /** Offers no way to change it. */
  readOnly?: boolean
}

/** Remarks in a record that is read. */
function Remarks({ value = 'Struck the left engine', onSave, ...rest }: RemarksProps) {
  const [stored, setStored] = useState(value)
  return (
    <DescriptionList
      items={[
        { label: 'Species', value: 'Great horned owl' },
        {
          label: 'Remarks',
          value: (
            <InlineEdit
              {...rest}
              as={TextField}
              label="Remarks"
              value={stored}
              onSave={async (next: string) => {
                const rejection = await onSave?.(next)
                if (rejection === undefined) setStored(next)
                return rejection
              }}
            />
          ),
        },
      ]}
    />
  )
}

const meta = preview.meta({
  component: Remarks,
  title: 'Form/InlineEdit',
  args: { onSave: fn() },
})

const change = /^(Change|تغيير) Remarks/

/** To be read; its button says what it changes. */
export const Reading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: change })).toHaveTextContent('Struck the left engine')
  },
})

/** Edited in its place by keyboard alone, and saved by Enter. */
export const Saved = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveFocus()
    await userEvent.keyboard('Struck the right engine{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: change })).toHaveFocus())
    await expect(args.onSave).toHaveBeenCalledWith('Struck the right engine')
    await expect(canvas.getByText('Struck the right engine')).toBeVisible()
  },
})

/** While it is edited, with the ways out beside it. */
export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Struck the left engine')
  },
})

/** Rejected: what was written stays, with what to do about it. */
export const Rejected = meta.story({
  args: { onSave: fn(() => 'Enter at most ten words') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await userEvent.keyboard('Struck both engines{Enter}')
    const box = canvas.getByRole('textbox', { name: 'Remarks' })
    await waitFor(() => expect(box).toHaveAccessibleDescription(/ten words/))
    await expect(box).toHaveValue('Struck both engines')
    await expect(box).toHaveFocus()
  },
})

/** Nothing came back from the server: nothing is lost. */
export const Failed = meta.story({
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await userEvent.keyboard('Struck both engines{Enter}')
    await expect(await canvas.findByText(/This was not saved|لم يُحفظ هذا/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Struck both engines')
  },
})

/** On its way. */
export const Saving = meta.story({
  parameters: { visual: { loading: true } },
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: change }))
    await userEvent.keyboard('Struck both engines{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Remarks' })).toHaveAttribute('readonly')
  },
})

/** Nothing is there yet, and the button says so. */
export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: change })).toHaveTextContent(/Not given|غير مذكور/)
  },
})

/** Who may only read it sees text. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Struck the left engine')).toBeVisible()
  },
})

const grades = ['None', 'Minor', 'Substantial'].map((value) => ({ value, label: value }))

/** Any field of the library will do: here a choice, shown by its label. */
export const AChoice = meta.story({
  render: function AChoice() {
    const [damage, setDamage] = useState('Minor')
    return (
      <InlineEdit
        as={SelectField}
        label="Damage"
        options={grades}
        value={damage}
        valueText={`${damage} damage`}
        onSave={(next: string) => setDamage(next)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Damage/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Damage' }), 'None')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|حفظ)$/ }))
    await expect(await canvas.findByText('None damage')).toBeVisible()
  },
})
