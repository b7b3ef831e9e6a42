import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Skeleton } from '../../src/components/Skeleton'

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { visual: { loading: true } },
})

/** A line of text is coming. */
export const Text = meta.story({
  args: { width: '12rem' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.sw-Skeleton')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** A paragraph is coming. */
export const Lines = meta.story({ args: { lines: 3, width: '28rem', style: { maxInlineSize: '100%' } } })

/** A box of known height is coming. */
export const Block = meta.story({ args: { shape: 'block', height: '10rem', width: '100%' } })
