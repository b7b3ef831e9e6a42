import preview from '#.storybook/preview'
import Feather from 'lucide-react/icons/feather'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { EmptyState, type EmptyStateProps } from '../../src/components/EmptyState'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/EmptyState/States',
  component: EmptyState as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** With all that it may have, and with its title alone. */
export const EmptyStates = meta.story({
  render: () => (
    <StatesSheet<EmptyStateProps>
      width="page"
      part=".sw-EmptyState"
      rows={{ 'a list': { title: 'No strikes reported yet', headingLevel: 3 } }}
      states={{
        'first use': {
          icon: <Feather className="sw-icon" />,
          children: 'Every report helps the airport to keep birds away from its runways.',
          action: <Button variant="primary">Report a strike</Button>,
        },
        'title alone': {},
      }}
    >
      {(props) => <EmptyState {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'No strikes reported yet' })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Report a strike' })).toBeVisible()
  },
})
