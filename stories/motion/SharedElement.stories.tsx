import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { SharedElement } from '../../src/motion/SharedElement'
import './motion.css'

const meta = preview.meta({
  title: 'Motion/SharedElement',
  component: SharedElement,
  args: { name: 'BS-00061', children: 'Barn owl, Denver Intl' },
})

/** On one screen alone it is simply there. */
export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Barn owl, Denver Intl')).toHaveAttribute('data-shared', 'BS-00061')
  },
})

/** In a line of text. */
export const InText = meta.story({
  args: { as: 'span', children: 'Barn owl' },
  render: (args) => (
    <p className="motion-words">
      Report 61: <SharedElement {...args} />, Denver Intl
    </p>
  ),
})
