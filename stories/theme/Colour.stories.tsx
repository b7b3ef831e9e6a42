import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { paletteModes } from '../../tests/visual/modes'
import { ColourSheet } from './ColourSheet'

const meta = preview.meta({
  title: 'Theme/Colour',
  component: ColourSheet,
  parameters: { visual: { modes: paletteModes } },
})

/** Ink on paper: a barely warm ramp. Raised surfaces are lighter in the dark. */
export const InkAndPaper = meta.story({
  args: {
    groups: [
      {
        title: 'Words',
        pairs: [
          { ink: 'ink', on: 'paper', use: 'the page' },
          { ink: 'ink', on: 'surface', use: 'controls and tables' },
          { ink: 'ink', on: 'raised', use: 'menus and dialogs' },
          { ink: 'ink', on: 'hover', use: 'what is pointed at' },
          { ink: 'ink-secondary', on: 'paper', use: 'labels of values, help' },
          { ink: 'ink-secondary', on: 'sunken', use: 'heads of tables' },
          { ink: 'ink-disabled', on: 'sunken', use: 'out of use', kind: 'mark' },
        ],
      },
      {
        title: 'Lines',
        pairs: [
          { ink: 'border', on: 'surface', use: 'controls', kind: 'mark' },
          { ink: 'border-strong', on: 'surface', use: 'controls pointed at', kind: 'mark' },
          { ink: 'hairline', on: 'paper', use: 'between things; nothing depends on it', kind: 'mark' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ink on paper')).toBeVisible()
  },
})

/** One accent: what can be done, and where the focus is. */
export const Accent = meta.story({
  args: {
    groups: [
      {
        title: 'Accent',
        pairs: [
          { ink: 'accent-ink', on: 'accent', use: 'the primary action' },
          { ink: 'accent-ink', on: 'accent-strong', use: 'the same, pointed at' },
          { ink: 'accent', on: 'paper', use: 'links' },
          { ink: 'accent', on: 'accent-tint', use: 'what is selected' },
          { ink: 'ink', on: 'accent-tint', use: 'words in what is selected' },
          { ink: 'focus', on: 'surface', use: 'the focus ring', kind: 'mark' },
        ],
      },
    ],
  },
})

/** Status has colours of its own, and never these alone: a word or a shape goes with each. */
export const Status = meta.story({
  args: {
    groups: [
      {
        title: 'Status',
        pairs: [
          { ink: 'danger', on: 'surface', use: 'what has to be mended' },
          { ink: 'danger', on: 'danger-tint', use: 'its ground' },
          { ink: 'danger-ink', on: 'danger', use: 'what cannot be taken back' },
          { ink: 'warning', on: 'warning-tint', use: 'needs care' },
          { ink: 'success', on: 'success-tint', use: 'as it should be' },
          { ink: 'info', on: 'info-tint', use: 'under way' },
        ],
      },
    ],
  },
})
