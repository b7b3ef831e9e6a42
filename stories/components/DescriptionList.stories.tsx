import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../../src/components/Badge'
import { DescriptionList } from '../../src/components/DescriptionList'
import { Skeleton } from '../../src/components/Skeleton'

const strike = [
  { label: 'Airport', value: 'Barksdale Air Force Base' },
  { label: 'Aircraft', value: 'T-38A' },
  { label: 'Effect on the flight', value: <Badge tone="warning">Precautionary landing</Badge> },
  { label: 'Height above ground', value: '1,500 ft' },
  { label: 'Speed', value: '300 kn' },
  { label: 'Cost of repair', value: '$30,736' },
]

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items: strike },
})

/** A record to read, one fact to a line. */
export const Rows = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Barksdale Air Force Base')
  },
})

/** Many short facts side by side. */
export const Columns = meta.story({ args: { layout: 'columns' } })

/** Long text takes the whole width. */
export const WithLongText = meta.story({
  args: {
    items: [
      ...strike.slice(0, 3),
      {
        label: 'Remarks',
        wide: true,
        value:
          'Flew through a flock of about forty gulls on short final. Three were ingested by the left engine, which was shut down; the aircraft landed without further damage.',
      },
    ],
  },
})

/** The layout stands before the values are there. */
export const Loading = meta.story({
  parameters: { visual: { loading: true } },
  args: { items: strike.map(({ label }) => ({ label, value: <Skeleton width="9rem" /> })) },
})
