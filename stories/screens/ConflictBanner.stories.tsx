import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ConflictBanner } from '../../src/screens/ConflictBanner'

const meta = preview.meta({
  title: 'Screens/ConflictBanner',
  component: ConflictBanner,
  args: {
    onKeep: fn(),
    onTake: fn(),
    differences: [
      { id: 'species', label: 'Species', yours: 'Herring gull', theirs: 'Ring-billed gull' },
      { id: 'damage', label: 'Damage', yours: 'Minor', theirs: 'Substantial' },
    ],
  },
})

/** Two people wrote about the same bird: each decision is one press away. */
export const TwoVersions = meta.story({
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(
      within(alert).getByRole('row', { name: 'Species Herring gull Ring-billed gull' }),
    ).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Save my version' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
})

/** The other one changed other fields only: there is nothing to compare, and still something to decide. */
export const NothingInCommon = meta.story({
  args: { differences: [] },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('table')).not.toBeInTheDocument()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use their version' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
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
