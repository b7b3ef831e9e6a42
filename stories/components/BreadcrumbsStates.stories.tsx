import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Breadcrumbs, type BreadcrumbsProps } from '../../src/components/Breadcrumbs'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Breadcrumbs/States',
  component: Breadcrumbs as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const items = [
  { label: 'Safety' },
  { label: 'Bird strikes', href: '#strikes' },
  { label: 'Detroit Metro', href: '#dtw' },
]

/** A step that leads nowhere, one that is left alone, and the last one in its states. */
export const Steps = meta.story({
  render: () => (
    <StatesSheet<BreadcrumbsProps>
      width="page"
      part=".sw-Breadcrumbs-item:last-child > .sw-Breadcrumbs-link"
      rows={{ 'way back': { items } }}
      states={{ rest: {}, hover: { label: 'Way back, hover' }, focus: { label: 'Way back, focus' } }}
    >
      {(props) => <Breadcrumbs {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const last = (state: string) => {
      const cell = canvas.getByRole('group', { name: `way back, ${state}` })
      return within(cell).getByRole('link', { name: 'Detroit Metro' })
    }
    const ink = (state: string) => getComputedStyle(last(state)).color
    await expect(last('rest')).toHaveStyle({ textDecorationLine: 'underline' })
    await expect(canvas.getAllByText('Safety')[0]!).not.toHaveStyle({ textDecorationLine: 'underline' })
    await expect(ink('hover')).not.toBe(ink('rest'))
    await expect(last('focus')).toHaveStyle({ outlineStyle: 'solid' })
  },
})
