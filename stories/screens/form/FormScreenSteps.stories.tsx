import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { strikeSource } from '../../fixtures/birdstrikes'
import { strikeInSections } from '../../fixtures/strikeInSections'
import { oneStrike, toTheList } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/FormScreen/Steps',
  component: FormScreen<typeof strikeInSections.fields>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strikeInSections,
    source: strikeSource(),
    steps: true,
    breadcrumbs: toTheList,
    cancelHref: '#list',
    onSaved: fn(),
  },
})

/** A new report begins with its first step. There is one button that goes on, and one that leads away. */
export const Create = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /The flight/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible()
  },
})

/** A step that is not right stays, with its own errors alone in the summary. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('group', { name: /^There is a problem/ })
    await expect(within(summary).getAllByRole('link')[0]).toHaveTextContent('Enter the date of the flight')
  },
})

/** A report that is complete begins with its answers, each with a way to change it. */
export const Edit = meta.story({
  args: { id: oneStrike.reportId },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Check your answers' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
})
