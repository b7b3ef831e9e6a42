import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Skeleton, type SkeletonProps } from '../../src/components/Skeleton'
import { Spinner, type SpinnerProps } from '../../src/components/Spinner'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Skeleton/States',
  component: Skeleton as ComponentType<object>,
  tags: ['states', '!autodocs'],
  parameters: { visual: { loading: true } },
})

/** Both that say that something is on its way: one holds a place, the other stands beside words. */
export const Waiting = meta.story({
  render: () => (
    <>
      <StatesSheet<SkeletonProps>
        width="field"
        part=".sw-Skeleton"
        rows={{ 'a place that is held': {} }}
        states={{ line: {}, lines: { lines: 3 }, block: { shape: 'block', height: '5rem' } }}
      >
        {(props) => <Skeleton {...props} />}
      </StatesSheet>
      <StatesSheet<SpinnerProps>
        part=".sw-Spinner"
        rows={{ 'something under way': {} }}
        states={{ alone: { label: 'Checking the registration' } }}
      >
        {(props) => <Spinner {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const widthOf = (line: Element) => Number.parseFloat(getComputedStyle(line, '::before').inlineSize)
    const cell = canvas.getByRole('group', { name: 'a place that is held, lines' })
    const [first, , last] = cell.querySelectorAll('.sw-Skeleton-line')
    await expect(widthOf(last!)).toBeLessThan(widthOf(first!))
    await expect(canvas.getByRole('img', { name: 'Checking the registration' })).toBeVisible()
  },
})
