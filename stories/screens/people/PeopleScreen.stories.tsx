import type { ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { PeopleScreen, type PeopleScreenProps } from '../../../src/screens/people/PeopleScreen'
import { colleague, type Colleague, staff } from '../../product/staff'
import { workshop } from '../../product/workshop'

type Staff = PeopleScreenProps<(typeof colleague)['fields']>

const meta = preview.meta({
  title: 'Screens/PeopleScreen',
  component: PeopleScreen as ComponentType<Staff>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-PeopleScreen[data-status="ready"]' } },
  // Each story begins with the staff as it is.
  render: (args, { loaded }) => (
    <>
      <PeopleScreen {...args} source={loaded['source'] as Staff['source']} />
      <ToastRegion />
    </>
  ),
  loaders: [() => ({ source: memorySource(colleague, staff, { trash: true }) })],
  args: {
    entity: colleague,
    roles: workshop.roles,
    entities: workshop.entities,
    me: 1,
    createHref: '#invite',
    getHref: ({ id }: Colleague) => `#staff/${id}`,
    searchDelay: 50,
  },
})

const row = (name: RegExp) => screen.findByRole('row', { name })

/** Everyone who works in the workshop, each with a role. */
export const Ready = meta.story({
  play: async () => {
    await expect(await row(/^Nadia Perrin/)).toHaveTextContent('Owner')
    await expect(await row(/^Geneviève Roux/)).toHaveTextContent('Accountant')
    await expect(screen.getByRole('link', { name: 'Invite colleague' })).toHaveAttribute('href', '#invite')
  },
})

/** Who may remove invoices? Owners and mechanics, both while it is a draft: the accountant is not listed. */
export const WhoMay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await row(/^Geneviève Roux/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Who may' }), 'Remove invoices')
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Geneviève/ })).not.toBeInTheDocument())
    await row(/^Łucja Nowak/)
    const roles = within(canvas.getByRole('list', { name: 'Allowed for' })).getAllByRole('listitem')
    await expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Owner: only while status is Draft',
      'Mechanic: only while status is Draft',
    ])
  },
})

/** By keys: a mechanic is opened, becomes an accountant, and a mechanic again. Focus is back on the row. */
export const AnotherRole = meta.story({
  name: 'Another role',
  parameters: { visual: { skip: 'seen as "PeopleScreenView"' } },
  play: async ({ userEvent }) => {
    const person = await screen.findByRole('button', { name: 'Łucja Nowak' })
    person.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: 'Łucja Nowak' }))
    const role = await drawer.findByRole('combobox', { name: 'Role' })
    await userEvent.selectOptions(role, 'Accountant')
    role.focus()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(
      await screen.findByText('Łucja Nowak is Accountant now', { selector: '.sw-Toast-message' }),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await row(/^Łucja Nowak/)).toHaveTextContent('Accountant')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Łucja Nowak' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(async () => expect(await row(/^Łucja Nowak/)).toHaveTextContent('Mechanic'))
  },
})

/** Nadia would make herself a mechanic: what she loses is said first, and she stays the owner. */
export const OwnRole = meta.story({
  name: 'Own role',
  parameters: { visual: { skip: 'seen as "PeopleScreenView"' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nadia Perrin' }))
    const drawer = within(await screen.findByRole('dialog', { name: /^Nadia Perrin/ }))
    await userEvent.selectOptions(await drawer.findByRole('combobox', { name: 'Role' }), 'Mechanic')
    await userEvent.click(drawer.getByRole('button', { name: 'Change role' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Take rights from yourself?' }))
    await expect(question.getByText(/^You could not take it back yourself/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await row(/^Nadia Perrin/)).toHaveTextContent('Owner')
  },
})

/** Tomás leaves: removed after a question, and the list goes on without him. */
export const Removed = meta.story({
  parameters: { visual: { skip: 'the list without a row' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tomás Oliveira' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Tomás Oliveira' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Tomás Oliveira?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Tomás/ })).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await expect(
      await screen.findByText('Tomás Oliveira removed', { selector: '.sw-Toast-message' }),
    ).toBeInTheDocument()
  },
})
