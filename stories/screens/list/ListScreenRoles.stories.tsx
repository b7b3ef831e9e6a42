import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { claim } from '../../fixtures/claims'
import { InRole } from '../InRole'

const meta = preview.meta({
  title: 'Screens/ListScreen/Roles',
  component: ListScreen<typeof claim.fields>,
  parameters: { layout: 'fullscreen' },
  args: { entity: claim, createHref: '#new' },
})

/** The menu of a row has what can be done with its claim, and says why the rest cannot. */
export const RowMenu = meta.story({
  render: (args) => (
    <InRole of="traveller">
      <ListScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Actions for Night train to the Wadden Sea' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    const [send, withdraw] = within(menu).getAllByRole('menuitem')
    await expect(withdraw).toHaveAttribute('aria-disabled', 'true')
    await expect(withdraw).toHaveTextContent('Only while status is Sent.')
    await userEvent.click(send!)
    const row = canvas.getByRole('rowheader', { name: /^Night train/ }).closest('[role="row"]') as HTMLElement
    await waitFor(() => expect(within(row).getByText('Sent')).toBeVisible())
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Actions for Night train/))
  },
})

/** An approver sees what was sent and what is approved, without the accounts, and makes no claims. */
export const AsApprover = meta.story({
  render: (args) => (
    <InRole of="approver">
      <ListScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
    await expect(canvas.queryByRole('columnheader', { name: 'Account' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'New claim' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Approved')).toBeVisible()
  },
})

/** A role without a list: nothing is asked for, and the page says why. */
export const AsStranger = meta.story({
  render: (args) => (
    <InRole of="visitor">
      <ListScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'You do not have access' })
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
  },
})
