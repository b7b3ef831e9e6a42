import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { ConfirmDialog } from '../../../src/components/ConfirmDialog'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { SettingsScreen } from '../../../src/screens/settings/SettingsScreen'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { clinicSettings, settingsSource } from './clinicSettings'

const meta = preview.meta({
  title: 'Screens/SettingsScreen',
  component: SettingsScreen<typeof clinicSettings.fields>,
  parameters: { layout: 'fullscreen' },
  args: { entity: clinicSettings, source: settingsSource(), id: 'practice' },
  // One for each run, so that what one run writes no other finds.
  beforeEach: () => {
    fresh.source = settingsSource()
  },
  render: (args) => <SettingsScreen {...args} source={fresh.source} />,
})

const fresh = { source: settingsSource() }
const stored = () => fresh.source.get('practice')

/** Two groups are changed: the bar says so, stays in sight, and saves both in one call. */
export const Changed = meta.story({
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of the practice' })
    const groups = within(canvas.getByRole('navigation', { name: 'Settings by group' }))
    await expect(groups.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Practice',
      'Messages',
      'Booking',
      'Billing',
    ])
    await userEvent.clear(name)
    await userEvent.type(name, 'Riverside Vets')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ask how the visit was/ }))
    await expect(
      await canvas.findByText('Changed: Name of the practice and Ask how the visit was'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  },
})

/** Saved, the bar says when; the source has got what was changed alone. */
export const Saved = meta.story({
  parameters: { visual: { skip: 'the bar is that of "Changed"' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Ask how the visit was/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await stored()).toMatchObject({ surveys: true, rev: 2 }))
    await expect(await canvas.findByText(/^Saved/, { selector: '.sw-SaveBar-text' })).toBeVisible()
  },
})

/** A link beside the groups leads to one, marks it, and takes the keyboard along. */
export const Navigated = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Booking' })
    await userEvent.click(link)
    await expect(canvas.getByRole('heading', { name: 'Booking' })).toHaveFocus()
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'))
  },
})

/** Each group has a button of its own: one is saved while another is still being changed, and neither is in the way of the other. */
export const SavedByGroup = meta.story({
  args: { saving: 'group' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of the practice' })
    await userEvent.type(name, ' and Stables')
    const days = canvas.getByRole('textbox', { name: /^Days ahead/ })
    await userEvent.clear(days)
    await userEvent.type(days, '90{Enter}')
    await waitFor(async () => expect(await stored()).toMatchObject({ ahead: 90, rev: 2 }))
    const practice = within(canvas.getByRole('group', { name: 'Practice' }))
    await expect(practice.getByText('Changed: Name of the practice')).toBeVisible()
    await userEvent.click(practice.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ name: 'Riverside Veterinary Practice and Stables', rev: 3 }),
    )
    await expect(await practice.findByText(/^Saved/)).toBeVisible()
  },
})

/** A value that cannot be stored is said in its group, beside the field. */
export const GroupRejected = meta.story({
  args: { saving: 'group' },
  parameters: { visual: { modes: ['light', 'narrow'] } },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: /^Days ahead/ })
    await userEvent.clear(days)
    await userEvent.type(days, '900')
    const booking = within(canvas.getByRole('group', { name: 'Booking' }))
    await userEvent.click(booking.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(days).toHaveFocus())
    await waitFor(() => expect(days).toHaveAccessibleDescription(/365/))
    await expect((await stored()).ahead).toBe(60)
  },
})

/** Someone else has changed the same group: both versions stand beside the field, and the person's is saved over it. */
export const GroupConflict = meta.story({
  args: { saving: 'group' },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: /^Days ahead/ })
    await userEvent.clear(days)
    await userEvent.type(days, '90')
    fresh.source.control.changeElsewhere('practice', { ahead: 30 })
    const booking = within(canvas.getByRole('group', { name: 'Booking' }))
    await userEvent.click(booking.getByRole('button', { name: 'Save' }))
    await expect(await booking.findByRole('button', { name: 'Save my version' })).toBeVisible()
    await expect(booking.getByText('30')).toBeVisible()
  },
})

/** A switch is saved as it is turned: the group says so, and turning it back is the way to undo it. */
export const SavedAtOnce = meta.story({
  args: { saving: { messages: 'change' } },
  play: async ({ canvas }) => {
    const surveys = await canvas.findByRole('checkbox', { name: /^Ask how the visit was/ })
    await userEvent.click(surveys)
    const messages = within(canvas.getByRole('group', { name: 'Messages' }))
    await expect(await messages.findByText(/^Saved/)).toBeVisible()
    await expect(await stored()).toMatchObject({ surveys: true, rev: 2 })
    await userEvent.click(surveys)
    await waitFor(async () => expect(await stored()).toMatchObject({ surveys: false, rev: 3 }))
    await expect(canvas.getByText('No changes')).toBeVisible()
  },
})

/** The server does not take the change: the switch goes back, and the group says why. */
export const PutBack = meta.story({
  args: { saving: { messages: 'change' } },
  play: async ({ canvas }) => {
    const surveys = await canvas.findByRole('checkbox', { name: /^Ask how the visit was/ })
    fresh.source.control.fail = ({ method }) =>
      method === 'update'
        ? { status: 422, title: 'Not now', detail: 'The survey service is being repaired' }
        : undefined
    await userEvent.click(surveys)
    const news = await canvas.findByRole('group', { name: '“Ask how the visit was” was not changed' })
    await expect(news).toHaveTextContent('The survey service is being repaired')
    await expect(surveys).not.toBeChecked()
  },
})

const practice = defineProduct({
  entities: [clinicSettings],
  roles: { manager: { label: 'Manager' }, assistant: { label: 'Assistant' } },
})

/** The assistant sees no billing, and may read the hours of booking: why they cannot change them is said once. */
export const AsAssistant = meta.story({
  render: (args) => (
    <ProductProvider product={practice} role="assistant" sources={{ clinicSettings: fresh.source }}>
      <SettingsScreen {...args} source={fresh.source} />
    </ProductProvider>
  ),
  play: async ({ canvas }) => {
    const slot = await canvas.findByRole('textbox', { name: /^Minutes for a visit/ })
    await expect(slot).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('link', { name: 'Billing' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: /^Account/ })).not.toBeInTheDocument()
    const booking = within(canvas.getByRole('group', { name: 'Booking' }))
    await expect(booking.getAllByText('Your role does not allow this.')).toHaveLength(1)
    await expect(canvas.getByRole('textbox', { name: 'Name of the practice' })).not.toHaveAttribute(
      'readonly',
    )
  },
})

function CloseAccount() {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        Close account
      </Button>
      <ConfirmDialog
        danger
        open={asks}
        onOpenChange={setAsks}
        title="Close the account?"
        confirmLabel="Close account"
        onConfirm={() => setAsks(false)}
      >
        All records of the practice are deleted after 30 days.
      </ConfirmDialog>
    </>
  )
}

/** An action that can hardly be taken back stands apart, at the end, and asks before it acts. */
export const Danger = meta.story({
  args: {
    fields: ['name', 'contact'],
    danger: [
      {
        id: 'export',
        title: 'Move to another practice',
        description: 'The patients and their records are handed over; you keep none.',
        action: <Button>Move patients</Button>,
      },
      {
        id: 'close',
        title: 'Close the account',
        description: 'The team cannot sign in any more. Records are kept for 30 days.',
        action: <CloseAccount />,
      },
    ],
  },
  play: async ({ canvas }) => {
    const danger = await canvas.findByRole('region', { name: 'Danger zone' })
    await userEvent.click(within(danger).getByRole('button', { name: 'Close account' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Close the account?' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

/** A link away, with changes in a group: it asks before they are lost. */
export const LeftUnsaved = meta.story({
  args: { saving: 'group', breadcrumbs: <a href="/patients">Patients</a> },
  parameters: { visual: { skip: 'the question is that of a form' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of the practice' }), '!')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Days ahead/ }), '0')
    await userEvent.click(canvas.getByRole('link', { name: 'Patients' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Name of the practice' })).toHaveValue(
      'Riverside Veterinary Practice!',
    )
  },
})
