import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ListItem } from '../../src/motion/ListChange'

const meta = preview.meta({
  title: 'Motion/ListItem',
  component: ListItem,
  args: { children: 'left-engine.jpg' },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <ListItem {...args} />
    </ul>
  ),
})

/** One item that is there at first: it is simply there. */
export const Alone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('left-engine.jpg')
  },
})
