import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { TextField } from '../../src/fields/TextField'
import { ErrorSummary, type ErrorSummaryProps } from '../../src/form/ErrorSummary'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Form/ErrorSummary/States',
  component: ErrorSummary as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const words = 'Enter the species'
const report: ErrorSummaryProps = {
  autoFocus: false,
  items: [{ message: 'Replace Preliminary_report_runway_27_FINAL.pdf' }, { id: 'species', message: words }],
}

/** The summary when it takes the focus, and its link when it is pointed at and reached by the keyboard. */
export const ErrorSummaries = meta.story({
  render: () => (
    <>
      <StatesSheet<ErrorSummaryProps>
        width="field"
        part=".sw-ErrorSummary"
        rows={{ summary: report }}
        states={{ rest: {}, focus: {} }}
      >
        {(props) => <ErrorSummary {...props} />}
      </StatesSheet>
      <StatesSheet<ErrorSummaryProps>
        width="field"
        part=".sw-ErrorSummary-link"
        rows={{ link: report }}
        states={{ hover: {}, focus: {} }}
      >
        {(props) => <ErrorSummary {...props} />}
      </StatesSheet>
      <TextField
        id="species"
        label="Species"
        error={words}
        style={{ marginBlockStart: 'var(--sw-space-6)' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const link = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: state }).querySelector('a')!)
    await expect(link('link, hover').color).not.toBe(link('summary, rest').color)
    await expect(link('link, hover').textDecorationThickness).toBe('2px')
    await expect(link('link, focus').outlineStyle).toBe('solid')
  },
})
