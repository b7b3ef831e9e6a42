import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { airport, register } from '../../../stories/product/register'
import { registerSources } from '../../../stories/product/registerSources'

afterEach(cleanup)

/** The register with one airport, whose changes are answered when the test says so. */
function slowRegister() {
  const boise = { id: 'boise', name: 'Boise Air Terminal', state: 'Idaho' }
  const stored = memorySource(airport, [boise])
  let answer = { save: () => {}, fail: () => {} }
  const update: typeof stored.update = (...call) =>
    new Promise((resolve, reject) => {
      answer = {
        save: () => resolve(stored.update(...call)),
        fail: () => reject(new Error('no answer')),
      }
    })
  const sources = { ...registerSources(), airport: { ...stored, update } }
  function App() {
    const router = useBrowserRouter()
    return (
      <ProductProvider product={register} sources={sources} role="investigator" router={router}>
        <a href="/operators">All operators</a>
        <ProductScreens />
        <ToastRegion />
      </ProductProvider>
    )
  }
  history.replaceState(null, '', '/airports/boise/edit')
  render(<App />)
  return { save: () => act(async () => answer.save()), fail: () => act(async () => answer.fail()), stored }
}

/** Changes the name, saves, and presses a link before there is an answer. */
async function leaveWhileSaving() {
  const name = await screen.findByRole('textbox', { name: 'Name' })
  fireEvent.input(name, { target: { value: 'Gowen Field' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.querySelector('[data-status="saving"]')).not.toBeNull())
  fireEvent.click(screen.getByRole('link', { name: 'All operators' }))
  return screen.findByRole('alertdialog')
}

it('a person who goes while a form is saved is told that it is not known yet, and is where they went', async () => {
  const { save, stored } = slowRegister()
  const dialog = await leaveWhileSaving()
  expect(dialog.textContent).toContain('still being saved')
  expect(dialog.textContent).not.toContain('lost')
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Operators' })
  await save()
  await screen.findAllByText('Gowen Field saved')
  expect(location.pathname).toBe('/operators')
  expect(await stored.get('boise')).toMatchObject({ name: 'Gowen Field' })
})

it('a person who is being asked when it is saved need not answer', async () => {
  const { save } = slowRegister()
  await leaveWhileSaving()
  await save()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(location.pathname).not.toBe('/airports/boise/edit')
})

it('a person who is being asked when it fails is told that it would be lost', async () => {
  const { fail } = slowRegister()
  const dialog = await leaveWhileSaving()
  await fail()
  await waitFor(() => expect(dialog.textContent).toContain('will be lost'))
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Gowen Field')
})
