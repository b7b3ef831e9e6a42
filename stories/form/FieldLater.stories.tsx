import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { FieldFrame, type FieldFrameProps } from '../../src/fields/FieldFrame'
import { fieldLater } from '../../src/form/fieldLater'

const meta = preview.meta({
  title: 'Form/EntityField/Places',
  component: FieldFrame,
  tags: ['states', '!autodocs'],
  parameters: { visual: { loading: true } },
})

const never = () => new Promise<never>(() => {})
const Combobox = fieldLater<FieldFrameProps>(never, 'sw-Field-control')
const Instant = fieldLater<FieldFrameProps>(never, 'sw-Field-box')
const File = fieldLater<FieldFrameProps>(never, 'sw-FileDrop')
const Json = fieldLater<FieldFrameProps>(never, 'sw-Field-box sw-JsonField-box')

/** The places of fields whose code is on its way: as high as what will stand there, so that nothing jumps. */
export const Places = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: '36rem' }}>
      <Combobox label="Airport">{() => null}</Combobox>
      <Instant label="Begins">{() => null}</Instant>
      <File label="Photo">{() => null}</File>
      <Json label="Radar track">{() => null}</Json>
    </div>
  ),
  play: async ({ canvas }) => {
    const place = (label: string) => canvas.getByText(label).nextElementSibling!
    await expect(place('Radar track')).toHaveAttribute('aria-busy', 'true')
    await expect(place('Radar track').clientHeight).toBeGreaterThan(place('Begins').clientHeight * 3)
  },
})
