import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Link } from '../../src/components/Link'

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '#species', children: 'list of species' },
})

/** In a sentence it is told by its line and its colour. */
export const InText = meta.story({
  name: 'In a sentence',
  render: (args) => (
    <p style={{ margin: 0 }}>
      Names follow the <Link {...args} /> of the Smithsonian.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'list of species' })).toHaveAttribute('href', '#species')
  },
})

/** In a list of links the line would be noise. */
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Gull, Detroit Metro' } })
