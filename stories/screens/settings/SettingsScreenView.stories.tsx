import { expect, fn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FormField } from '../../../src/form/FormField'
import type { FormStore } from '../../../src/form/FormStore'
import { createForm } from '../../../src/form/createForm'
import { TextField } from '../../../src/fields/TextField'
import { SettingsScreenView } from '../../../src/screens/settings/SettingsScreenView'

const profile: FormStore = createForm({ defaultValues: { name: 'Ada Brandt', city: 'Lyon' } })

const meta = preview.meta({
  title: 'Screens/SettingsScreenView',
  component: SettingsScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'editing' as const,
    title: 'Your profile',
    store: profile,
    labels: ['Name', 'City'],
    groups: [
      {
        id: 'you',
        title: 'You',
        description: 'Others see this beside what you write.',
        content: <FormField as={TextField} name="name" label="Name" />,
      },
      { id: 'place', title: 'Place', content: <FormField as={TextField} name="city" label="City" /> },
    ],
  },
})

/** The profile is on its way: the groups are known, and lead nowhere yet. */
export const Loading = meta.story({
  args: { status: 'loading' },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your profile' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Nothing was saved: what was written is still there, and can be sent again. */
export const NotSaved = meta.story({
  args: {
    status: 'notSaved',
    problem: { type: 'about:blank', title: 'Down', status: 500 },
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('group', { name: 'This was not saved' })
    await expect(within(news).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** It may be read and not changed: the page says why, and has no button that saves. */
export const ReadOnly = meta.story({
  args: { status: 'readOnly', reason: 'Your employer keeps these.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You cannot change this' })).toHaveTextContent(
      'Your employer keeps these.',
    )
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  },
})
