import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Safety', href: '#safety' },
      { label: 'Bird strikes', href: '#strikes' },
      { label: 'Detroit Metro', href: '#dtw' },
    ],
  },
})

/** The way back up; where it is narrow, only the last step of it. */
export const ThreeSteps = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Detroit Metro' })).toBeVisible()
  },
})

/** One step. */
export const OneStep = meta.story({ args: { items: [{ label: 'Bird strikes', href: '#strikes' }] } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    items: [
      { label: 'السلامة', href: '#safety' },
      { label: 'اصطدامات الطيور', href: '#strikes' },
    ],
  },
})
