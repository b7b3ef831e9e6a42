import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { claim, claimsSource } from '../../fixtures/claims'
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

/** A paid claim is not changed any more: the approver reads it, and why. */
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

const controlled = defineEntity({
  ...claim,
  access: {
    controller: {
      read: true,
      list: true,
      update: true,
      fields: {
        journey: { update: false },
        day: { update: false },
        account: { update: false },
        amount: { update: { status: 'draft' } },
      },
    },
  },
})
const control = defineProduct({ entities: [controlled], roles: { controller: {} } })

/** The controller of the claims adds remarks alone. The form asks for no more, and what else is there is read below it. */
export const AlmostAllFixed = meta.story({
  args: { entity: controlled },
  render: (args) => (
    <ProductProvider product={control} sources={{ claim: claimsSource() }} role="controller">
      <FormScreen {...args} />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remark = await canvas.findByRole('textbox', { name: /^Remark/ })
    await expect(canvas.getAllByRole('textbox')).toEqual([remark])
    const fixed = within(canvas.getByRole('region', { name: 'What you cannot change' }))
    await expect(fixed.getByText('Ferry to Texel and back')).toBeVisible()
    await expect(fixed.getAllByText('Your role does not allow this.')).toHaveLength(1)
    await expect(fixed.getByText('Only while status is Draft.')).toBeVisible()
    await userEvent.type(remark, 'Receipt seen')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Saved/)).toBeVisible()
  },
})

const own = defineEntity({
  ...claim,
  access: {
    traveller: { list: true, read: true, create: { account: { me: true }, amount: { lte: '500' } } },
  },
})
const ownProduct = defineProduct({ entities: [own], roles: { traveller: {} } })

/** A traveller claims for their own account alone, which is filled in, and no more than the cashier pays without asking. */
export const OneValueOnly = meta.story({
  args: { entity: own, id: undefined },
  render: (args) => (
    <ProductProvider product={ownProduct} sources={{ claim: claimsSource() }} role="traveller" me="ada">
      <FormScreen {...args} />
    </ProductProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const account = await canvas.findByRole('textbox', { name: /^Account/ })
    await expect(account).toHaveValue('ada')
    await expect(account).toHaveAttribute('readonly')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '612')
    await userEvent.tab()
    await expect(await canvas.findByText(/^Change the amount so that it is /)).toBeVisible()
  },
})
