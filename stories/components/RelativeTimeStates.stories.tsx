import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { RelativeTime, type RelativeTimeProps } from '../../src/components/RelativeTime'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/RelativeTime/States',
  component: RelativeTime as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A report came in this morning: the keyboard finds how long ago, in the middle of a sentence. */
export const Times = meta.story({
  render: () => (
    <StatesSheet<RelativeTimeProps>
      part="time"
      rows={{
        'in a sentence': { value: '2026-11-21T11:12:00Z', now: new Date('2026-11-21T14:30:00Z') },
      }}
      states={{ rest: {}, focus: {}, 'no moment': { value: 'last week' } }}
    >
      {(props) => (
        <span>
          Changed <RelativeTime {...props} /> by Ana Ruiz
        </span>
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('group', { name: 'in a sentence, focus' })
    await expect(cell.querySelector('time')).toHaveStyle({ outlineStyle: 'solid' })
    await expect(canvas.getByRole('group', { name: 'in a sentence, no moment' })).toHaveTextContent(
      'Changed last week by Ana Ruiz',
    )
  },
})
