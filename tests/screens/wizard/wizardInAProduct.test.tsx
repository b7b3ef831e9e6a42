import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { questionsOf } from '../../../src/screens/wizard/questionsOf'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { sighting, sightingSource } from '../../../stories/screens/wizard/sighting'

const product = defineProduct({
  entities: [sighting],
  screens: entityScreens(sighting, { base: '/sightings', createIn: 'wizard' }),
})

function Sightings() {
  const router = useBrowserRouter()
  const [sources] = useState(() => ({ sighting: sightingSource() }))
  return (
    <ProductProvider product={product} sources={sources} role={undefined} router={router}>
      <ProductScreens />
    </ProductProvider>
  )
}

function open(path: string) {
  history.pushState(null, '', path)
  render(<Sightings />)
}

const goBack = () =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true })
        history.back()
      }),
  )
const address = () => location.pathname + location.search
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

async function tellOfTheBird() {
  await screen.findByRole('textbox', { name: 'Species' })
  write('Species', 'Gull')
  write('Place', 'Denver')
  goOn()
  await screen.findByRole('radio', { name: 'Yes' })
}

afterEach(cleanup)

it('is where the list leads for a new record', async () => {
  open('/sightings')
  const links = await screen.findAllByRole('link', { name: 'New sighting' })
  expect(links[0]?.getAttribute('href')).toBe('/sightings/new')
})

it('has its step in the address, and goes back to the one before without a question and without a loss', async () => {
  open('/sightings/new')
  await tellOfTheBird()
  expect(address()).toBe('/sightings/new?step=strike')
  await goBack()
  const species = await screen.findByRole('textbox', { name: 'Species' })
  expect((species as HTMLInputElement).value).toBe('Gull')
  expect(address()).toBe('/sightings/new')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('begins at the first step where a later one was asked for, and leaves no step behind to go back to', async () => {
  history.pushState(null, '', '/before')
  const length = history.length
  open('/sightings/new?step=remarks')
  await screen.findByRole('textbox', { name: 'Species' })
  await waitFor(() => expect(address()).toBe('/sightings/new?step=bird'))
  expect(history.length).toBe(length + 1)
})

it('leads back past its steps to where the person came from, once all is stored', async () => {
  open('/sightings')
  await screen.findAllByRole('link', { name: 'New sighting' })
  act(() => {
    history.pushState(null, '', '/sightings/new')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await tellOfTheBird()
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  goOn()
  await screen.findByRole('textbox', { name: /Remarks/ })
  goOn()
  fireEvent.click(await screen.findByRole('button', { name: /^(Save|Send)/ }))
  await screen.findByRole('button', { name: /another/i })
  await goBack()
  await waitFor(() => expect(address()).toBe('/sightings'))
  expect((await screen.findAllByRole('link', { name: 'New sighting' })).length).toBeGreaterThan(0)
})

it('leads back past its steps also where an answer was changed from the check', async () => {
  open('/sightings')
  await screen.findAllByRole('link', { name: 'New sighting' })
  act(() => {
    history.pushState(null, '', '/sightings/new')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await tellOfTheBird()
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
  goOn()
  await screen.findByRole('textbox', { name: /Remarks/ })
  goOn()
  fireEvent.click(await screen.findByRole('button', { name: 'Change Place' }))
  await screen.findByRole('textbox', { name: 'Place' })
  goOn()
  fireEvent.click(await screen.findByRole('button', { name: /^(Save|Send)/ }))
  await screen.findByRole('button', { name: /another/i })
  await goBack()
  await waitFor(() => expect(address()).toBe('/sightings'))
})

it('asks before it is left with answers that are not saved', async () => {
  open('/sightings/new')
  await tellOfTheBird()
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(location.pathname).toBe('/sightings/new')
})

it('has a page for each question where it is asked to, with what stood above them on the first', () => {
  const steps = questionsOf(sighting, [
    { name: 'bird', label: 'The bird', description: 'As you saw it', fields: ['species', 'place'] },
    { name: 'strike', label: 'A strike', fields: ['struck'], when: { species: { empty: false } } },
  ])
  expect(steps).toEqual([
    { name: 'bird', description: 'As you saw it', fields: ['species'] },
    { name: 'bird.place', fields: ['place'] },
    { name: 'strike', label: 'A strike', fields: ['struck'], when: { species: { empty: false } } },
  ])
})
