import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { claim, claimsSource } from '../../fixtures/claims'
import { InRole } from '../InRole'

const meta = preview.meta({
  title: 'Screens/DetailScreen/Transitions',
  component: DetailScreen<typeof claim.fields>,
  parameters: { layout: 'fullscreen' },
  args: { entity: claim, id: 'C-203', editHref: '#edit' },
})

/** A dialog covers its own frame of the docs page, not the page. */
const inFrame = {
  docs: { story: { inline: false, height: '560px' } },
  visual: { modes: ['light', 'narrow'] },
}

/** A claim that was sent: its traveller can only take it back, and may not change the amount or read the remark. */
export const AsTraveller = meta.story({
  render: (args) => (
    <InRole of="traveller">
      <DetailScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Only while status is Draft.',
    )
    await expect(canvas.queryByText('Remark')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

/** An auditor reads all of it and changes nothing: no button leads nowhere. */
export const AsAuditor = meta.story({
  render: (args) => (
    <InRole of="auditor">
      <DetailScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'Ferry to Texel and back' })
    await expect(canvas.getByText('Remark')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  },
})

/** Approving asks for a remark; the claim then has its next state, which is said in passing. */
export const AsksForFields = meta.story({
  parameters: inFrame,
  render: (args) => (
    <InRole of="approver">
      <DetailScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const approve = await canvas.findByRole('button', { name: 'Approve' })
    await userEvent.click(approve)
    const dialog = await screen.findByRole('dialog', { name: 'Approve: Ferry to Texel and back' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveAccessibleDescription('The cashier is told at once.')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Remark/ }), 'With the tickets')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(approve).toHaveFocus())
    await userEvent.click(approve)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

/** Someone else was faster: why the step is no longer possible, and the claim as it is now. */
export const NoLongerPossible = meta.story({
  render: (args) => (
    <InRole of="approver" source={moved.source}>
      <DetailScreen {...args} />
    </InRole>
  ),
  beforeEach: () => {
    moved.source = claimsSource()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    moved.source.control.changeElsewhere('C-203', { status: 'approved' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    const news = await canvas.findByRole('group', { name: 'No longer possible: Approve' })
    await expect(news).toHaveTextContent('Only while status is Sent.')
    await expect(canvas.getAllByText('Approved')[0]).toBeVisible()
  },
})

const moved = { source: claimsSource() }

/** A claim sent too early is taken back at once. */
export const TakenBack = meta.story({
  args: { id: 'C-204' },
  render: (args) => (
    <InRole of="traveller">
      <DetailScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'),
    )
  },
})
