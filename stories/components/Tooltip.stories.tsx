import preview from '#.storybook/preview'
import { useEffect, useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Tooltip, type TooltipProps } from '../../src/components/Tooltip'

const heardEscape = fn()

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { id: 'agl', children: 'Height above the ground, not above the sea' },
  render: (args) => (
    <div style={{ padding: '64px 0 0 96px', minBlockSize: 160 }}>
      <Button variant="quiet" aria-describedby="agl">
        AGL
      </Button>
      <Tooltip {...args} />
    </div>
  ),
})

/** The words as they stand while the button is pointed at. */
export const Shown = meta.story({
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { eager: true },
  render: (args) => <PointedAt {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
})

/** With the keyboard it is seen at once; Escape puts it away. */
export const OnFocus = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvasElement.querySelector('.sw-Tooltip')
    await expect(tip).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Height above the ground, not above the sea',
    )
  },
})

/** With the pointer it is seen after a moment, and the pointer may move on to the words. */
export const OnHover = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(canvasElement.querySelector('.sw-Tooltip')).toBeVisible(), { timeout: 3000 })
  },
})

/** Escape puts it away for the pointer too, wherever the focus is, and does nothing else yet. */
export const EscapeWhileHovered = meta.story({
  render: (args) => (
    <div
      style={{ padding: '64px 0 0 96px', minBlockSize: 160 }}
      role="presentation"
      onKeyDown={({ key }) => key === 'Escape' && heardEscape()}
    >
      <Button variant="quiet" aria-describedby="agl">
        AGL
      </Button>
      <Tooltip {...args} />
      <Button>Save report</Button>
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    heardEscape.mockClear()
    const tip = canvasElement.querySelector('.sw-Tooltip')
    const elsewhere = canvas.getByRole('button', { name: 'Save report' })
    elsewhere.focus()
    await userEvent.hover(canvas.getByRole('button', { name: 'AGL' }))
    await waitFor(() => expect(tip).toBeVisible(), { timeout: 3000 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(elsewhere).toHaveFocus()
    await expect(heardEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(heardEscape).toHaveBeenCalledOnce()
  },
})

/** A docs page has no pointer: the button is told of one, once the fonts are there that decide where the words have room. */
function PointedAt(args: TooltipProps) {
  const button = useRef<HTMLElement>(null)
  useEffect(() => {
    const point = () => void button.current?.dispatchEvent(new PointerEvent('pointerenter'))
    const { fontFamily } = getComputedStyle(document.body)
    void Promise.all(['AGL', 'ارتفاع'].map((text) => document.fonts.load(`1rem ${fontFamily}`, text))).then(
      point,
      point,
    )
  }, [])
  return (
    <div style={{ padding: '64px 0 0 96px', minBlockSize: 160 }}>
      <Button variant="quiet" aria-describedby="agl" ref={button}>
        AGL
      </Button>
      <Tooltip {...args} />
    </div>
  )
}
