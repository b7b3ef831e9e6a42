import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../src/components/VisuallyHidden'

const meta = preview.meta({ title: 'Components/VisuallyHidden', component: VisuallyHidden })

/** Eyes see a dash; ears hear what it means. */
export const ForADash = meta.story({
  name: 'Words for a dash',
  render: () => (
    <p style={{ margin: 0 }}>
      Speed: <span aria-hidden="true">–</span>
      <VisuallyHidden>not given</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('not given')).toBeInTheDocument()
  },
})
