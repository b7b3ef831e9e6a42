import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../../src/components/Badge'

const meta = preview.meta({ title: 'Components/Badge', component: Badge, args: { children: 'Draft' } })

/** A state without validation. */
export const Neutral = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible()
  },
})

/** One of several choices is no state, so that no shape stands before it. */
export const WithoutShape = meta.story({
  args: { shape: false, children: 'Brakes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brakes').querySelector('svg')).toBeNull()
  },
})

/** Under way. */
export const Info = meta.story({ args: { tone: 'info', children: 'In review' } })

/** As it should be. */
export const Success = meta.story({ args: { tone: 'success', children: 'Closed' } })

/** Needs care. */
export const Warning = meta.story({ args: { tone: 'warning', children: 'Overdue' } })

/** Is bad. */
export const Danger = meta.story({ args: { tone: 'danger', children: 'Destroyed' } })

/** Each tone has a shape, so that no state is told by its colour alone. */
export const Family = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge>None</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="success">Minor</Badge>
      <Badge tone="warning">Substantial</Badge>
      <Badge tone="danger">Destroyed</Badge>
    </div>
  ),
})
