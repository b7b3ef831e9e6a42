import preview from '#.storybook/preview'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../src/fields/TextField'
import { ErrorSummary } from '../../src/form/ErrorSummary'

/** In English and in Arabic. */
const problem = /There is a problem|توجد مشكلة/

const meta = preview.meta({
  component: ErrorSummary,
  title: 'Form/ErrorSummary',
  args: { items: [], autoFocus: false },
})

/** One thing to mend: the link leads to the field and brings its label into view. */
export const OneProblem = meta.story({
  args: { items: [{ id: 'species', message: 'Enter the species' }] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 576 }}>
      <ErrorSummary {...args} />
      <TextField id="species" label="Species" error="Enter the species" />
    </div>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: problem })
    await expect(summary).toHaveAccessibleDescription('Enter the species')
    await userEvent.tab()
    await expect(within(summary).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveFocus()
  },
})

/** Several, in the order of the page; what belongs to no field has no link. */
export const SeveralProblems = meta.story({
  args: {
    items: [
      { message: 'This strike was reported on 3 May already' },
      { id: 'airport', message: 'Enter the airport code as four capitals, like KDEN' },
      { id: 'cost', message: 'Enter the total cost as 12,400, the sum of repair and other costs' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, maxWidth: 576 }}>
      <ErrorSummary {...args} />
      <TextField
        id="airport"
        label="Airport code"
        defaultValue="den"
        error="Enter the airport code as four capitals, like KDEN"
      />
      <TextField
        id="cost"
        label="Total cost"
        suffix="USD"
        defaultValue="12,000"
        error="Enter the total cost as 12,400, the sum of repair and other costs"
      />
    </div>
  ),
})

/** A sentence before the list says what became of the rest. */
export const WithDescription = meta.story({
  args: {
    description: 'The report is kept as a draft. Nothing was sent.',
    items: [{ message: 'Enter the species' }, { message: 'Enter the flight date' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: problem })).toHaveAccessibleDescription(
      /^The report is kept as a draft. Nothing was sent. Enter the species/,
    )
  },
})

/** No field is to blame, and there is no list. */
export const DescriptionAlone = meta.story({
  args: { description: 'The photo could not be read. Choose it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: problem })).toHaveAccessibleDescription(
      'The photo could not be read. Choose it again.',
    )
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

/** It takes the focus when it appears, so that it is read and the keyboard is at its first link. */
export const TakesTheFocus = meta.story({
  args: { items: [{ message: 'Choose a report before you merge' }], autoFocus: true },
  parameters: { docs: { story: { inline: false, height: '140px' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: problem })).toHaveFocus())
  },
})

/** The page's own title, at the level that its outline needs. */
export const OwnTitle = meta.story({
  args: {
    title: 'Two reports could not be merged',
    headingLevel: 3,
    items: [{ message: 'Report 4 was closed' }, { message: 'Report 9 has another flight date' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Two reports could not be merged',
    )
  },
})

/** In Arabic, from right to left. */
export const RightToLeft = meta.story({
  args: {
    items: [{ message: 'أدخل رمز المطار بأربعة أحرف كبيرة، مثل KDEN' }, { message: 'املأ حقل النوع' }],
  },
  globals: { direction: 'rtl' },
})
