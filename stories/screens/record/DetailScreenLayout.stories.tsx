import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreenView } from '../../../src/screens/record/DetailScreenView'
import { recordSections } from '../../../src/screens/record/recordSections'
import { expectAllInSight, largeText } from '../../fixtures/largeText'
import { strikeInSections } from '../../fixtures/strikeInSections'
import { oneStrike, shownStrike } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/DetailScreen/Layout',
  component: DetailScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shownStrike,
    status: 'ready' as const,
    editHref: '#edit',
    duplicateHref: '#duplicate',
    onRemove: fn(),
    onCancelRemoval: fn(),
    onConfirmRemoval: fn(),
    facts: ['flightDate', 'species', 'damage', 'costTotal'],
    sections: recordSections(strikeInSections, oneStrike, 'en'),
  },
})

/** The sections of a report as tabs: one at a time, below what matters most. */
export const InTabs = meta.story({
  args: { layout: 'tabs' },
  parameters: { visual: { until: '.sw-Tabs' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tab = await canvas.findByRole('tab', { name: 'The flight' })
    const panel = () => within(canvas.getByRole('tabpanel'))
    await userEvent.click(tab)
    await waitFor(() => expect(panel().getByText('Airport')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(panel().queryByText('Airport')).not.toBeInTheDocument())
  },
})

/** A long report: links above lead to its sections, and focus goes along. */
export const WithAnchors = meta.story({
  args: { layout: 'anchors' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = within(canvas.getByRole('navigation', { name: 'Sections' }))
    await userEvent.click(links.getByRole('link', { name: 'The flight' }))
    await expect(canvas.getByRole('heading', { name: 'The flight' })).toHaveFocus()
  },
})

/** With text of twice the size nothing is cut, and nothing asks for scrolling sideways. */
export const LargeText = meta.story({
  beforeEach: largeText,
  parameters: { visual: { modes: ['light'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAllInSight(canvasElement)
  },
})

/** A record that must not be lost by mistake is removed only after its name was typed. */
export const RemovedByName = meta.story({
  args: { status: 'confirmingRemoval', removal: 'typed' },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    visual: { until: '.sw-ConfirmAction-question', modes: ['light', 'dark', 'narrow'] },
  },
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog')
    const box = await within(question).findByRole('textbox')
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull())
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await expect(args.onConfirmRemoval).not.toHaveBeenCalled()
    await expect(box).toHaveFocus()
    await expect(box).toBeInvalid()
  },
})
