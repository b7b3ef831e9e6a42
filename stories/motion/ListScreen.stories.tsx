import type { ComponentType } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { ListScreen, type ListScreenProps } from '../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../fixtures/birdstrikes'
import { holdMovements, playSetting } from './setting'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

let source = strikeSource()

const meta = preview.meta({
  title: 'Motion/ListScreen',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { motion: 'live', layout: 'fullscreen' },
  // Loaded beforehand, so that the first movement of a story is not one that comes too early.
  loaders: [() => import('../../src/motion/createAnimator')],
  beforeEach: playSetting,
  args: { entity: strike, source, searchDelay: 50 },
})

const gone = someStrikes[3]!

/** A report is removed elsewhere: its row goes. What a search or an order brings, now or later, does not move. */
export const RemovedElsewhere = meta.story({
  beforeEach: ({ args }) => {
    source = strikeSource()
    args.source = source
  },
  render: (args) => (
    <MotionProvider>
      <ListScreen {...args} />
    </MotionProvider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    const listed = (count: number) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${count} bird strikes`))
    const body = () => canvasElement.querySelector('.sw-RecordGrid-body')!
    const moving = () => body().getAnimations({ subtree: true })
    await listed(someStrikes.length)
    const letGo = holdMovements()

    await userEvent.type(canvas.getByRole('searchbox'), 'gull')
    await listed(someStrikes.filter(({ species }) => /gull/i.test(species)).length)
    await expect(moving()).toHaveLength(0)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await listed(someStrikes.length)
    await expect(moving()).toHaveLength(0)

    source.control.removeElsewhere(gone.reportId)
    await waitFor(() => expect(body().querySelector('[inert]')).toHaveTextContent(gone.reportId))
    letGo()
    for (const movement of moving()) movement.finish()
    await waitFor(() => expect(body().querySelector('[inert]')).not.toBeInTheDocument())
    await listed(someStrikes.length - 1)
  },
})
