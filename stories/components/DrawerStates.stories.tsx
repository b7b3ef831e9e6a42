import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { DescriptionList } from '../../src/components/DescriptionList'
import { Drawer } from '../../src/components/Drawer'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Components/Drawer/States',
  component: Drawer as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const parts = {
  '.sw-Drawer > .sw-Dialog-content': 'focus',
  '.sw-Drawer .sw-Dialog-close': 'hover',
} as const

const grades = [
  { label: 'Minor', value: 'Repaired on the spot, with what the line station has at hand.' },
  { label: 'Substantial', value: 'Affects the strength or the flight characteristics of the aircraft.' },
  { label: 'Destroyed', value: 'Not worth repairing, or never found.' },
]

/** Beside the page, more than fits is read by the keyboard, while the actions stay where they are. */
export const Scrolled = meta.story({
  parameters: {
    visual: { modes: ['light', 'dark', 'contrast', 'contrast-dark', 'compact', 'forced', 'narrow'] },
  },
  render: () => (
    <ForcedParts parts={parts}>
      <h2>Bird strike BS-10001</h2>
      <p>A flock of gulls crossed the runway, and the takeoff was rejected at 110 knots.</p>
      <Drawer
        open
        onOpenChange={() => {}}
        title="Grades of damage"
        actions={
          <>
            <Button>Copy</Button>
            <Button variant="primary">Done</Button>
          </>
        }
      >
        {Array.from({ length: 8 }, (_, year) => (
          <section key={year} aria-label={`As of ${2019 + year}`}>
            <h3>As of {2019 + year}</h3>
            <DescriptionList items={grades} />
          </section>
        ))}
      </Drawer>
    </ForcedParts>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Grades of damage' })
    const content = drawer.querySelector('.sw-Dialog-content')!
    await waitFor(() => expect(content).toHaveAttribute('tabindex', '0'))
    await expect(content).toHaveStyle({ outlineStyle: 'solid' })
    await expect(screen.getByRole('button', { name: 'Done' }).getBoundingClientRect().bottom).toBeLessThan(
      innerHeight,
    )
  },
})
