import preview from '#.storybook/preview'
import Feather from 'lucide-react/icons/feather'
import { expect } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { EmptyState } from '../../src/components/EmptyState'

const meta = preview.meta({ title: 'Components/EmptyState', component: EmptyState })

/** Nothing is there yet: one sentence and one step. */
export const FirstUse = meta.story({
  args: {
    icon: <Feather className="sw-icon" />,
    title: 'No strikes reported yet',
    children: 'Every report helps the airport to keep birds away from its runways.',
    action: <Button variant="primary">Report a strike</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No strikes reported yet', level: 2 })).toBeVisible()
  },
})

/** Nothing matches: the step leads back. */
export const NothingFound = meta.story({
  args: {
    title: 'Nothing matches “condor”',
    children: 'Species are written as in the report: try “vulture” or “hawk”.',
    action: <Button>Clear the search</Button>,
  },
})

/** Nothing to do about it. */
export const OneSentence = meta.story({ args: { title: 'No remarks' } })
