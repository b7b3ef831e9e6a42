import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { claim } from '../../fixtures/claims'
import { InRole } from '../InRole'

const meta = preview.meta({
  title: 'Screens/FormScreen/Roles',
  component: FormScreen<typeof claim.fields>,
  parameters: { layout: 'fullscreen' },
  args: { entity: claim, id: 'C-203', cancelHref: '#cancel' },
})

/** The traveller may still correct a claim that was sent, but no longer its amount; the remark is not theirs to read. */
export const AsTraveller = meta.story({
  render: (args) => (
    <InRole of="traveller">
      <FormScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = await canvas.findByRole('textbox', { name: /^Amount/ })
    await expect(amount).toHaveAttribute('readonly')
    await expect(amount).toHaveAccessibleDescription(/Only while status is Draft\./)
    await expect(canvas.getByRole('textbox', { name: /^Journey/ })).not.toHaveAttribute('readonly')
    await expect(canvas.queryByRole('textbox', { name: /^Remark/ })).not.toBeInTheDocument()
  },
})

/** What is paid is not changed any more: the approver reads it, and why. */
export const NotAnyMore = meta.story({
  args: { id: 'C-201' },
  render: (args) => (
    <InRole of="approver">
      <FormScreen {...args} />
    </InRole>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const news = await canvas.findByRole('group', { name: 'You cannot change this' })
    await expect(news).toHaveTextContent('Only while status is Sent.')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible()
  },
})
