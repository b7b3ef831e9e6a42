import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { PeopleScreenView, type PeopleScreenViewProps } from '../../../src/screens/people/PeopleScreenView'
import type { Colleague } from '../../product/staff'
import { AnsweredScreen, listed, lucja, noRows, StaffScreen } from './peopleState'

const meta = preview.meta({
  title: 'Screens/PeopleScreenView',
  component: PeopleScreenView as ComponentType<PeopleScreenViewProps<Colleague>>,
  parameters: { layout: 'fullscreen' },
  render: (args) => <StaffScreen {...args} />,
  args: {
    ...listed,
    actions: <Button variant="primary">Invite colleague</Button>,
    onSearchChange: fn(),
    onActionChange: fn(),
    onOpen: fn(),
    onPersonClose: fn(),
    onRoleChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
  },
})

const ofDrawer = { visual: { until: '.sw-PeopleScreen-person' } }
const drawer = async () => within(await screen.findByRole('dialog'))

async function chooseAccountant() {
  const person = await drawer()
  await userEvent.selectOptions(person.getByRole('combobox', { name: 'Role' }), 'Accountant')
  await userEvent.click(person.getByRole('button', { name: 'Change role' }))
  return person
}

/** Everyone in the workshop with a role, and the question who may do what. */
export const Ready = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const question = canvas.getByRole('combobox', { name: 'Who may' })
    await userEvent.selectOptions(question, 'Remove invoices')
    await expect(args.onActionChange).toHaveBeenCalledWith('invoice.remove')
    await userEvent.click(canvas.getByText('Łucja Nowak'))
    await expect(args.onOpen).toHaveBeenCalled()
  },
})

/** Rows wait in their places; what the roles allow is known already. */
export const Loading = meta.story({
  args: { status: 'loading', ...noRows, total: undefined },
  parameters: { visual: { loading: true } },
})

/** The list is asked for again, and can be read meanwhile. */
export const Refreshing = meta.story({
  args: { status: 'refreshing' },
  parameters: { visual: { loading: true } },
})

/** Asking again has failed: what was known is still there. */
export const RefreshFailed = meta.story({
  name: 'Refresh failed',
  args: {
    status: 'refreshFailed',
    problem: { type: 'about:blank', title: 'Bad gateway', status: 502 },
    onRetry: fn(),
  },
})

/** The first day: one step leads on. */
export const Empty = meta.story({
  args: { status: 'empty', ...noRows, emptyAction: <Button variant="primary">Invite colleague</Button> },
})

/** Nothing matches what was searched for. */
export const NoResults = meta.story({
  name: 'No results',
  args: { status: 'noResults', ...noRows, search: 'Pedro', searched: 'Pedro' },
})

/** Who may remove the settings? No role may: no one is listed. */
export const HeldByNoRole = meta.story({
  name: 'Held by no role',
  args: { status: 'noResults', ...noRows, action: 'settings.remove' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Who may' })).toHaveAccessibleDescription(
      'No role may do this.',
    )
  },
})

/** The service cannot tell people by their role: it is said which roles may, and everyone is listed. */
export const NotNarrowed = meta.story({
  name: 'Not narrowed',
  args: { action: 'invoice.transition.send', narrows: false },
  play: async ({ canvas }) => {
    const answer = canvas.getByRole('list', { name: 'Allowed for' })
    await expect(within(answer).getAllByRole('listitem')[1]).toHaveTextContent(
      'Mechanic: only while total is €500.00 or less',
    )
  },
})

/** An accountant does not see who works here. */
export const Forbidden = meta.story({ args: { status: 'forbidden', ...noRows } })

/** The list could not be read. */
export const Failed = meta.story({
  args: {
    status: 'failed',
    ...noRows,
    problem: { type: 'about:blank', title: 'Bad gateway', status: 502 },
    onRetry: fn(),
  },
})

/** There is no connection, and nothing is known. */
export const Offline = meta.story({ args: { status: 'offline', ...noRows, onRetry: fn() } })

/** A product without roles: a list of people, which says what it cannot tell. */
export const WithoutRoles = meta.story({
  name: 'Without roles',
  args: { roles: [], questions: [] },
})

/** Which role a person has is not for everyone: who may do what is said all the same. */
export const RoleNotShown = meta.story({
  name: 'Role not shown',
  args: { showsRoles: false, narrows: false, columns: listed.columns.filter(({ id }) => id !== 'role') },
})

/** A mechanic: what the role allows. Another one is chosen, and what that would allow is read before it is given. */
export const Person = meta.story({
  args: { person: lucja, personHref: '#staff/3' },
  parameters: ofDrawer,
  play: async ({ args, userEvent }) => {
    const person = await drawer()
    await userEvent.click(person.getByRole('button', { name: 'Change role' }))
    await expect(person.getByRole('combobox', { name: 'Role' })).toHaveFocus()
    // The drawer may still be on its way in.
    await waitFor(() => expect(person.getByText('Choose another role')).toBeVisible())
    await userEvent.selectOptions(person.getByRole('combobox', { name: 'Role' }), 'Accountant')
    await expect(person.getByRole('heading', { name: 'What Accountant would allow' })).toBeVisible()
    await userEvent.click(person.getByRole('button', { name: 'Change role' }))
    await expect(args.onRoleChange).toHaveBeenCalledWith('accountant')
  },
})

/** A person is on the way. */
export const PersonLoading = meta.story({
  name: 'Person loading',
  args: { person: { ...lucja, status: 'loading', title: 'Colleague' } },
  parameters: { visual: { ...ofDrawer.visual, loading: true } },
})

/** The role is not for this person to change: the reason stands below it. */
export const PersonFixed = meta.story({
  name: 'Person fixed',
  args: {
    person: {
      ...lucja,
      roleReason: 'Only while since is empty.',
      removeReason: 'Only the owner may do this.',
    },
  },
  parameters: ofDrawer,
})

/** The server did not take it: the choice stays, with the reason. */
export const PersonNotSaved = meta.story({
  name: 'Person not saved',
  args: { person: lucja },
  parameters: ofDrawer,
  render: (args) => (
    <AnsweredScreen
      {...args}
      answer={{
        ...lucja,
        status: 'notSaved',
        problem: { type: 'about:blank', title: 'Rejected', status: 422, detail: 'One mechanic has to stay.' },
      }}
    />
  ),
  play: async () => {
    const person = await chooseAccountant()
    await expect(await person.findByText('One mechanic has to stay.')).toBeVisible()
    await expect(person.getByRole('combobox', { name: 'Role' })).toHaveValue('accountant')
  },
})

/** Someone else was faster: the role is theirs, and can be changed again. */
export const PersonChanged = meta.story({
  name: 'Person changed',
  args: { person: lucja },
  parameters: ofDrawer,
  render: (args) => <AnsweredScreen {...args} answer={{ ...lucja, status: 'changed', role: 'owner' }} />,
  play: async () => {
    const person = await chooseAccountant()
    await expect(await person.findByText(/^Someone else has changed this role meanwhile/)).toBeVisible()
    await expect(person.getByRole('combobox', { name: 'Role' })).toHaveValue('accountant')
  },
})

/** It is being saved. */
export const PersonSaving = meta.story({
  name: 'Person saving',
  args: { person: { ...lucja, status: 'saving' } },
  parameters: { visual: { ...ofDrawer.visual, loading: true } },
})

/** An old link: the person is not there any more. */
export const PersonNotFound = meta.story({
  name: 'Person not found',
  args: { person: { ...lucja, status: 'notFound', title: 'Colleague' } },
  parameters: ofDrawer,
})

/** The person could not be read. */
export const PersonFailed = meta.story({
  name: 'Person failed',
  args: {
    person: {
      ...lucja,
      status: 'failed',
      title: 'Colleague',
      problem: { type: 'about:blank', title: 'Bad gateway', status: 502 },
    },
    onPersonRetry: fn(),
  },
  parameters: ofDrawer,
})

/** Nadia takes rights from herself: what she loses is said before it is done. */
export const AsksOneself = meta.story({
  name: 'Asks oneself',
  args: { person: { id: 1, status: 'ready', title: 'Nadia Perrin', role: 'owner', isMe: true } },
  parameters: { visual: { until: '[role="alertdialog"]', modes: ['light', 'dark', 'narrow'] } },
  play: async ({ args, userEvent }) => {
    const person = await drawer()
    await userEvent.selectOptions(person.getByRole('combobox', { name: 'Role' }), 'Mechanic')
    await userEvent.click(person.getByRole('button', { name: 'Change role' }))
    const question = await screen.findByRole('alertdialog', { name: 'Take rights from yourself?' })
    await waitFor(() => expect(question).toHaveTextContent('Customers'))
    await expect(args.onRoleChange).not.toHaveBeenCalled()
  },
})
