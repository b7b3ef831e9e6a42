import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { OutputField } from '../../src/fields/OutputField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/OutputField',
  component: OutputField,
  decorators: [formWidth],
  args: { label: 'Total', children: '€1,284.50' },
})

/** A value that follows from the fields above. */
export const Value = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('€1,284.50')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveAttribute('aria-live', 'off')
  },
})

/** One sentence says what it follows from. */
export const WithDescription = meta.story({
  args: { description: 'All lines, with the discount of regular customers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total')).toHaveAccessibleDescription(/regular customers/)
  },
})

/** Nothing is filled in yet that it could follow from. */
export const NotKnownYet = meta.story({
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total')).toHaveTextContent('Not known yet')
  },
})

/** The words say what to do about the fields that it follows from. */
export const Rejected = meta.story({
  args: { error: 'Write two invoices: one holds at most €1,000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Total')).toHaveAccessibleDescription(/Write two invoices/)
  },
})

/** It may stay, and deserves a second look. */
export const Doubtful = meta.story({
  args: { warning: 'This is ten times the usual. Look at the quantities once more.' },
})

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'المجموع', description: 'كل البنود مع الخصم', children: '١٬٢٨٤٫٥٠ €' },
})
