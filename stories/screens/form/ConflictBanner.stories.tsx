import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ConflictBanner } from '../../../src/screens/form/ConflictBanner'

const meta = preview.meta({
  title: 'Screens/ConflictBanner',
  component: ConflictBanner,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    onKeep: fn(),
    onTake: fn(),
    differences: [
      { id: 'species', label: 'Species', yours: 'Herring gull', theirs: 'Ring-billed gull' },
      { id: 'damage', label: 'Damage', yours: 'Minor', theirs: 'Substantial' },
    ],
  },
})

/**
 * Two people wrote about the same bird: each decision is one press away. The news takes the focus, and is read by that,
 * title and sentence, without its table and its buttons.
 */
export const TwoVersions = meta.story({
  play: async ({ canvasElement, args }) => {
    const news = within(canvasElement).getByRole('group', {
      name: 'Someone else changed this while you were writing',
    })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(news).toHaveAccessibleDescription('What you wrote is still here and is not saved yet.')
    await expect(
      within(news).getByRole('row', { name: 'Species Herring gull Ring-billed gull' }),
    ).toBeVisible()
    await userEvent.click(within(news).getByRole('button', { name: 'Save my version' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
})

/**
 * Two people described one nest: a version is chosen for each field. A list is put together of both, unless the person
 * wants it otherwise, and a sentence says what stays in any case.
 */
export const ChosenFieldByField = meta.story({
  name: 'Chosen field by field',
  args: {
    onMerge: fn(),
    alsoTheirs: ['Lake', 'Photos'],
    differences: [
      {
        id: 'rings',
        label: 'Rings',
        yours: 'HES-214, HES-377',
        theirs: 'HES-214, HES-500',
        both: 'HES-214, HES-377, HES-500',
      },
      { id: 'eggs', label: 'Eggs', yours: '4', theirs: '5' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: /^Rings Both together/ })).toBeChecked()
    const save = canvas.getByRole('button', { name: 'Save as chosen' })
    await userEvent.click(save)
    await expect(args.onMerge).not.toHaveBeenCalled()
    const yours = canvas.getByRole('radio', { name: 'Eggs Yours 4' })
    await expect(yours).toHaveFocus()
    await expect(yours).toHaveAccessibleDescription('Choose a version')
    await userEvent.click(yours)
    await userEvent.click(save)
    await expect(args.onMerge).toHaveBeenCalledWith({ rings: 'both', eggs: 'yours' })
  },
})

/** The other one changed other fields only: there is nothing to compare, and still something to decide. */
export const NothingInCommon = meta.story({
  name: 'No field in common',
  args: { differences: [] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use their version' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
})

/** Two versions that read the same and are not: no row is left without a difference. */
export const ReadAlike = meta.story({
  name: 'Versions that read alike',
  args: {
    differences: [
      { id: 'photos', label: 'Photos', yours: 'gull.png', theirs: 'gull.png', alike: true },
      { id: 'damage', label: 'Damage', yours: 'Minor', theirs: 'Substantial' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('row', {
        name: /^Photos gull.png gull.png Differs in a detail/,
      }),
    ).toBeVisible()
  },
})

/** Their version could not be read at first. Once it is there, it is the decision that has the focus. */
export const ReadAtLast = meta.story({
  name: 'Read after a retry',
  render: function ReadAtLast(args) {
    const [state, setState] = useState<'unread' | 'reading' | 'read'>('unread')
    const retry = () => {
      setState('reading')
      setTimeout(() => setState('read'), 50)
    }
    return (
      <ConflictBanner
        {...args}
        differences={state === 'read' ? args.differences : []}
        reading={state === 'reading'}
        onRetry={state === 'read' ? undefined : retry}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Save my version' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
  },
})

/** A long remark keeps its words together and the two versions side by side. */
export const LongTexts = meta.story({
  args: {
    differences: [
      {
        id: 'remarks',
        label: 'Remarks',
        yours:
          'Two gulls over the threshold of runway 27 at flare; one into the left engine, borescoped on the stand.',
        theirs: 'Gulls over the threshold. Engine borescoped, nothing found, aircraft released.',
      },
    ],
  },
})
