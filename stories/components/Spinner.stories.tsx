import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Spinner } from '../../src/components/Spinner'

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  parameters: { visual: { loading: true } },
})

/** Beside words that say what is waited for. */
export const BesideWords = meta.story({
  name: 'Beside a text',
  render: () => (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      <Spinner /> Checking the registration
    </span>
  ),
})

/** Alone it needs a name. */
export const Named = meta.story({
  args: { label: 'Checking the registration' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Checking the registration' })).toBeVisible()
  },
})
