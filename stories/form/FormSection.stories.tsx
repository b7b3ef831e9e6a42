import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { SelectField } from '../../src/fields/SelectField'
import { TextAreaField } from '../../src/fields/TextAreaField'
import { TextField } from '../../src/fields/TextField'
import { FormSection } from '../../src/form/FormSection'
import { formWidth } from '../fields/formWidth'

const flight = (
  <>
    <TextField label="Airport" defaultValue="Barksdale Air Force Base" />
    <TextField label="Operator" defaultValue="Military" />
    <SelectField label="Time of day" options={['Dawn', 'Day', 'Dusk', 'Night'].map((value) => ({ value, label: value }))} defaultValue="Day" />
    <TextField label="Aircraft" defaultValue="T-38A" />
    <TextAreaField label="Remarks" rows={2} defaultValue="Three gulls were ingested by the left engine." />
  </>
) // prettier-ignore

const meta = preview.meta({
  component: FormSection,
  title: 'Form/FormSection',
  decorators: [formWidth],
  args: { title: 'The flight', children: flight },
})

/** Fields that belong together, one below the other. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The flight' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'The flight' })).toBeVisible()
  },
})

/** Why it is asked is read with the name of the group. */
export const Described = meta.story({
  args: { description: 'As it stands in the logbook of the aircraft.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The flight' })).toHaveAccessibleDescription(/logbook/)
  },
})

/** All of it may be left empty, and its heading says so. */
export const Optional = meta.story({
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /The flight \(?(optional|اختياري)/ })).toBeVisible()
  },
})

/** Two columns where there is room for them; remarks still take the whole width, and on a phone there is one column. */
export const TwoColumns = meta.story({
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().width
    await expect(left('Remarks')).toBeGreaterThanOrEqual(left('Airport'))
    const inReach = canvas.getByRole('textbox', { name: 'Airport' })
    inReach.focus()
    await expect(inReach).toHaveFocus()
  },
})

/** In Arabic the first column stands at the right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    title: 'الرحلة',
    description: 'كما هي مكتوبة في سجل الطائرة.',
    columns: 2,
    optional: true,
    children: (
      <>
        <TextField label="المطار" defaultValue="مطار دبي الدولي" />
        <TextField label="المشغل" defaultValue="طيران الإمارات" />
      </>
    ),
  },
})
