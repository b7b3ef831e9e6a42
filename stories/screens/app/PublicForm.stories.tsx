import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data/memorySource'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { date, integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { useMemoryRouter } from '../../product/useMemoryRouter'

const donation = defineEntity({
  name: 'donation',
  labels: ['Donation', 'Donations'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'Food that you give', required: true, maxLength: 60 }),
    kilograms: integer({ label: 'Weight', noun: 'the weight', unit: 'kg', required: true, min: 1 }),
    from: date({ label: 'Can be collected from', noun: 'the first day on which it can be collected' }),
  },
  access: { donor: { create: true }, coordinator: { list: true, read: true } },
})
const foodBank = defineProduct({
  entities: [donation],
  roles: { donor: {}, coordinator: {} },
  screens: entityScreens(donation, { base: '/donations' }),
})

function PublicForm() {
  const router = useMemoryRouter('/donations/new')
  const [sources] = useState(() => ({ donation: memorySource(donation, []) }))
  return (
    <ProductProvider product={foodBank} sources={sources} role="donor" router={router}>
      <ProductScreens getDocumentTitle={(title) => title} />
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ProductScreens/PublicForm',
  component: PublicForm,
  parameters: { layout: 'fullscreen' },
})

/** A donor, who reads no record, has announced something: it is said, and nothing is left that a second press would send once more. */
export const Saved = meta.story({
  play: async ({ canvas }) => {
    await announceJam()
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'New donation' })).toBeVisible()
  },
})

/** And then a second donation: an empty form. */
export const Another = meta.story({
  play: async ({ canvas }) => {
    await announceJam()
    await userEvent.click(canvas.getByRole('button', { name: 'New donation' }))
    await expect(await canvas.findByRole('textbox', { name: /^Food/ })).toHaveValue('')
    ;(document.activeElement as HTMLElement).blur()
  },
})

async function announceJam() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Food/ }), 'Jam, 24 jars')
  await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const heading = await screen.findByRole('heading', { name: 'Jam, 24 jars saved' })
  await waitFor(() => expect(heading).toHaveFocus())
}
