import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { StateBadge } from '../../src/collection/StateBadge'
import { claim, someClaims } from '../fixtures/claims'

const meta = preview.meta({
  title: 'Collection/StateBadge',
  component: StateBadge,
  args: { entity: claim, record: { status: 'approved' } },
})

/** A claim that waits for its money. */
export const OneState = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Approved')).toHaveAttribute('data-tone', 'warning')
  },
})

/** Each state has its word, its tone and a shape of its own. */
export const EveryState = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--sw-space-3)' }}>
      {someClaims.map((record) => (
        <StateBadge key={record.id} entity={claim} record={record} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Draft')).toHaveAttribute('data-tone', 'neutral')
    await expect(canvas.getByText('Paid')).toHaveAttribute('data-tone', 'success')
  },
})

/** In Arabic the states are Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('معتمدة')).toBeVisible()
  },
})
