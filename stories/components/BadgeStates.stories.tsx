import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { ComponentType } from 'react'
import { Badge, type BadgeProps } from '../../src/components/Badge'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Badge/States',
  component: Badge as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Each tone, which has a shape as well, so that it is told without its colour. */
export const Badges = meta.story({
  render: () => (
    <StatesSheet<BadgeProps>
      part=".sw-Badge"
      rows={{ 'damage of the aircraft': { children: 'Not known' } }}
      states={{
        neutral: {},
        info: { tone: 'info', children: 'In review' },
        success: { tone: 'success', children: 'Minor' },
        warning: { tone: 'warning', children: 'Substantial' },
        danger: { tone: 'danger', children: 'Destroyed' },
      }}
    >
      {(props) => <Badge {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('.sw-Badge path')].map((path) => path.getAttribute('d'))
    await expect(new Set(shapes).size).toBe(5)
  },
})
