import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { ConflictBanner, type ConflictBannerProps } from '../../../src/screens/form/ConflictBanner'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/ConflictBanner/States',
  component: ConflictBanner as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const onRetry = () => {}

/** The other version is there, still being read, or could not be read. */
export const ConflictBanners = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <StatesSheet<ConflictBannerProps>
      width="page"
      part=".sw-ConflictBanner"
      rows={{
        'two versions': {
          onKeep: () => {},
          onTake: () => {},
          differences: [
            { id: 'species', label: 'Species', yours: 'Herring gull', theirs: 'Ring-billed gull' },
            { id: 'photos', label: 'Photos', yours: 'gull.png', theirs: 'gull.png', alike: true },
          ],
        },
      }}
      states={{
        read: {},
        'chosen field by field': {
          onMerge: () => {},
          alsoTheirs: ['Airport'],
          differences: [
            {
              id: 'photos',
              label: 'Photos',
              yours: 'gull.png, wing.png',
              theirs: 'gull.png, nose.png',
              both: 'gull.png, wing.png, nose.png',
            },
            { id: 'species', label: 'Species', yours: 'Herring gull', theirs: 'Ring-billed gull' },
          ],
        },
        reading: { differences: [], reading: true },
        unread: { differences: [], onRetry },
        'unread and read again': { differences: [], onRetry, reading: true },
      }}
    >
      {(props) => <ConflictBanner {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
    // Each takes the focus as it comes; on a sheet none of them was the last.
    ;(document.activeElement as HTMLElement).blur()
  },
})
