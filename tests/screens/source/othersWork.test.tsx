import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormField } from '../../../src/form/FormField'
import { EntityField } from '../../../src/form/EntityField'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choices, group, image, integer, list, text } from '../../../src/spec/fields/fields'

afterEach(cleanup)

const photo = (name: string) => ({ name, type: 'image/png', size: 1200, url: `/photos/${name}` })

const sighting = defineEntity({
  name: 'sighting',
  labels: ['Sighting', 'Sightings'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    species: text({ label: 'Species' }),
    marks: list(text(), { label: 'Marks' }),
    signs: choices(['feathers', 'eggs', 'tracks'], { label: 'Signs' }),
    place: group({ lake: text(), shore: text() }, { label: 'Place' }),
    photos: image({ label: 'Photos', many: true }),
  },
})

const first = {
  id: 1,
  rev: 1,
  species: 'Gull',
  marks: ['ring'],
  signs: ['feathers' as const],
  place: { lake: 'Mono', shore: 'north' },
  photos: [photo('gull.png')],
}

/** A list as one line, so that a test can write it. */
function Line(props: {
  label: string
  defaultValue?: readonly string[]
  onValueChange?: (value: readonly string[]) => void
}) {
  const { label, defaultValue = [], onValueChange } = props
  return (
    <input
      aria-label={label}
      defaultValue={defaultValue.join(' ')}
      onChange={(event) => onValueChange?.(event.currentTarget.value.split(' '))}
    />
  )
}

/** A button that adds a photo to those that are there. */
function AddPhoto(props: {
  defaultValue?: readonly object[]
  onValueChange?: (value: readonly object[]) => void
}) {
  const { defaultValue = [], onValueChange } = props
  return (
    <button type="button" onClick={() => onValueChange?.([...defaultValue, photo('mine.png')])}>
      Add my photo
    </button>
  )
}

const rowsOfConflict = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

async function openForm() {
  const source = memorySource(sighting, [first])
  const sent: object[] = []
  const keys: unknown[] = []
  const spied = {
    ...source,
    update: ((id, changes, options) => {
      sent.push(changes)
      keys.push(options?.idempotencyKey)
      return source.update(id, changes, options)
    }) satisfies typeof source.update,
  }
  render(
    <FormScreen entity={sighting} source={spied} id={1}>
      <EntityField entity={sighting} name="species" />
      <FormField as={Line} name="marks" label="Marks" />
      <FormField as={AddPhoto} name="photos" />
    </FormScreen>,
  )
  const species = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Species/ })
  await waitFor(() => expect(species.value).toBe('Gull'))
  return { source, sent, keys, species }
}

describe('what another person did', () => {
  it('is not sent back: only what a person changed is, of lists, groups and files too', async () => {
    const { sent, species } = await openForm()
    await userEvent.type(species, ', young{Enter}')
    await screen.findByText(/^Saved \d/)
    expect(sent).toEqual([{ species: 'Gull, young' }])
  })

  it('stays when a conflict is settled by saving one’s own version', async () => {
    const { source, sent, keys, species } = await openForm()
    await userEvent.type(species, ', young')
    source.control.changeElsewhere(1, {
      species: 'Tern',
      photos: [photo('gull.png'), photo('tern.png')],
      signs: ['feathers', 'eggs'],
      place: { lake: 'Mono', shore: 'south' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }))
    await screen.findByText(/^Saved \d/)
    expect(sent.at(-1)).toEqual({ species: 'Gull, young' })
    // Different keys, so that a server does not answer the second call with the result of the first.
    expect(keys[0]).not.toBe(keys[1])
    expect(await source.get(1)).toMatchObject({
      species: 'Gull, young',
      marks: ['ring'],
      photos: [photo('gull.png'), photo('tern.png')],
      signs: ['feathers', 'eggs'],
      place: { lake: 'Mono', shore: 'south' },
    })
  })

  it('is shown beside one’s own where both changed one list, and nothing else is', async () => {
    const { source } = await openForm()
    await userEvent.type(screen.getByRole('textbox', { name: 'Marks' }), ' wing')
    source.control.changeElsewhere(1, { marks: ['ring', 'scar'], photos: [photo('tern.png')] })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Save my version' })
    expect(rowsOfConflict()).toEqual([
      ['Marks', 'ring, wing', 'ring, scar'],
      ['Both togetherring, wing, scar'],
    ])
    expect(screen.getByText('Changed by them alone, and kept whichever you choose: Photos.')).toBeTruthy()
  })

  it('is not deleted from a list by saving one’s own version: a photo that they added stays', async () => {
    const { source } = await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Add my photo' }))
    source.control.changeElsewhere(1, { photos: [photo('gull.png'), photo('tern.png')] })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save my version' }))
    await screen.findByText(/^Saved \d/)
    expect(await source.get(1)).toMatchObject({
      photos: [photo('gull.png'), photo('mine.png'), photo('tern.png')],
    })
  })

  it('is taken or left field by field, and nothing is saved before each is chosen', async () => {
    const { source, sent, species } = await openForm()
    await userEvent.type(species, ', young')
    await userEvent.type(screen.getByRole('textbox', { name: 'Marks' }), ' wing')
    await userEvent.click(screen.getByRole('button', { name: 'Add my photo' }))
    source.control.changeElsewhere(1, {
      species: 'Tern',
      marks: ['ring', 'scar'],
      photos: [photo('gull.png'), photo('tern.png')],
    })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save as chosen' }))
    const mine = screen.getByRole('radio', { name: /^Species Yours/, description: 'Choose a version' })
    expect(document.activeElement).toBe(mine)
    expect(sent).toHaveLength(1)

    await userEvent.click(screen.getByRole('radio', { name: 'Species Their version Tern' }))
    await userEvent.click(
      screen.getByRole('radio', { name: 'Photos Their version gull.png 1.2 kB tern.png 1.2 kB' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save as chosen' }))
    await screen.findByText(/^Saved \d/)
    expect(await source.get(1)).toMatchObject({
      species: 'Tern',
      marks: ['ring', 'wing', 'scar'],
      photos: [photo('gull.png'), photo('tern.png')],
    })
    expect(sent.at(-1)).toEqual({ marks: ['ring', 'wing', 'scar'] })
  })

  it('is a conflict by 409 too when the record has changed, and a refusal when it has not', async () => {
    const { source, species } = await openForm()
    await userEvent.type(species, ', young')
    source.control.fail = ({ method }) =>
      method === 'update' ? { status: 409, title: 'Refused' } : undefined
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('group', { name: 'This was not saved' })
    source.control.changeElsewhere(1, { species: 'Tern' })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Save my version' })
    expect(rowsOfConflict()).toEqual([['Species', 'Gull, young', 'Tern']])
    source.control.fail = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Save my version' }))
    await screen.findByText(/^Saved \d/)
    expect(await source.get(1)).toMatchObject({ species: 'Gull, young' })
  })

  it('is told from one’s own where both read the same', async () => {
    const { source } = await openForm()
    await userEvent.type(screen.getByRole('textbox', { name: 'Marks' }), ' wing')
    source.control.changeElsewhere(1, { marks: ['ring, wing'] })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Save my version' })
    expect(rowsOfConflict()).toEqual([
      ['Marks', 'ring, wing', 'ring, wingDiffers in a detail that is not shown'],
      ['Both togetherring, wing, wing'],
    ])
  })
})
