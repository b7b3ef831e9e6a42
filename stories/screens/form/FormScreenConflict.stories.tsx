import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { memorySource } from '../../../src/data/memorySource'
import { FieldFrame } from '../../../src/fields/FieldFrame'
import type { FieldProps } from '../../../src/fields/FieldProps'
import { EntityField } from '../../../src/form/EntityField'
import { FormField } from '../../../src/form/FormField'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { group, image, integer, list, text } from '../../../src/spec/fields/fields'

const nest = defineEntity({
  name: 'nest',
  labels: ['Nest', 'Nests'],
  id: 'id',
  title: 'species',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    species: text({ label: 'Species', required: true }),
    rings: list(text(), { label: 'Rings' }),
    place: group({ lake: text(), shore: text() }, { label: 'Place' }),
    photos: image({ label: 'Photos', many: true }),
  },
})

const photo = (name: string) => ({ name, type: 'image/png', size: 48_200, url: `/photos/${name}` })
const first = {
  id: 7,
  rev: 1,
  species: 'Great crested grebe',
  rings: ['HES-214'],
  place: { lake: 'Sempach', shore: 'north' },
  photos: [photo('nest.png')],
}
const fresh = { source: memorySource(nest, [first]) }

/** A field of the host's own: one press changes its value. */
function OnePress({ to, label, ...props }: FieldProps<unknown> & { to: unknown }) {
  return (
    <FieldFrame {...props} label={label}>
      {({ id }) => (
        <div id={id}>
          <Button onClick={() => props.onValueChange?.(to)}>Change</Button>
        </div>
      )}
    </FieldFrame>
  )
}

function EditNest() {
  return (
    <FormScreen entity={nest} source={fresh.source} id={7} cancelHref="#list">
      <EntityField entity={nest} name="species" />
      <FormField as={OnePress} name="rings" label="Rings" to={['HES-214', 'HES-377']} />
      <FormField as={OnePress} name="place" label="Place" to={{ lake: 'Sempach', shore: 'west' }} />
      <FormField as={OnePress} name="photos" label="Photos" to={[photo('nest.png'), photo('eggs.png')]} />
    </FormScreen>
  )
}

const meta = preview.meta({
  title: 'Screens/FormScreen/Conflict',
  component: EditNest,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    fresh.source = memorySource(nest, [first])
  },
})

const rowsIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

/** Another person added a photo, a ring and moved the nest, while this one corrected the species: all of it stays. */
export const OthersWorkStays = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Species' }), ', pair')
    const theirs = {
      rings: ['HES-214', 'HES-500'],
      place: { lake: 'Sempach', shore: 'south' },
      photos: [photo('nest.png'), photo('chicks.png')],
    }
    fresh.source.control.changeElsewhere(7, theirs)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save my version' }))
    await canvas.findByText(/^Saved \d/)
    await expect(await fresh.source.get(7)).toEqual({
      ...first,
      ...theirs,
      rev: 3,
      species: 'Great crested grebe, pair',
    })
  },
})

/**
 * Both changed the same list, group and photos: the person sees both versions of each, chooses, and nothing of what either
 * added is lost. Lists are put together item by item.
 */
export const BothChangedTheSame = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: 'Species' })
    for (const change of canvas.getAllByRole('button', { name: 'Change' })) await userEvent.click(change)
    fresh.source.control.changeElsewhere(7, {
      species: 'Red-necked grebe',
      rings: ['HES-214', 'HES-500'],
      place: { lake: 'Sempach', shore: 'south' },
      photos: [photo('nest.png'), { ...photo('eggs.png'), url: '/photos/another.png' }],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const choose = await canvas.findByRole('button', { name: 'Save as chosen' })
    await expect(rowsIn(canvasElement)).toEqual([
      ['Rings', 'HES-214, HES-377', 'HES-214, HES-500'],
      ['Both togetherHES-214, HES-377, HES-500'],
      ['Place', 'Sempach, west', 'Sempach, south'],
      [
        'Photos',
        'nest.png 48.2 kBeggs.png 48.2 kB',
        'nest.png 48.2 kBeggs.png 48.2 kBDiffers in a detail that is not shown',
      ],
      ['Both togethernest.png 48.2 kBeggs.png 48.2 kBeggs.png 48.2 kB'],
    ])
    await expect(
      canvas.getByText('Changed by them alone, and kept whichever you choose: Species.'),
    ).toBeVisible()

    await userEvent.click(choose)
    const place = canvas.getByRole('radio', { name: 'Place Yours Sempach, west' })
    await expect(place).toHaveFocus()
    await expect(place).toHaveAccessibleDescription('Choose a version')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Place Their version Sempach, south' })).toBeChecked()
    await userEvent.click(choose)
    await canvas.findByText(/^Saved \d/)
    await expect(await fresh.source.get(7)).toMatchObject({
      species: 'Red-necked grebe',
      rings: ['HES-214', 'HES-377', 'HES-500'],
      place: { lake: 'Sempach', shore: 'south' },
      photos: [photo('nest.png'), photo('eggs.png'), { ...photo('eggs.png'), url: '/photos/another.png' }],
    })
  },
})
