import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, defineProduct, integer, text } from '../../../src/spec'

beforeAll(() => import('../../../src/screens/transition/TransitionForm'))
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    name: text({ label: 'Name' }),
    status: choice(['submitted', 'review', 'declined'], { label: 'Status', readOnly: true }),
  },
  states: { field: 'status', initial: 'submitted', final: [] },
  transitions: {
    review: { from: ['submitted'], to: 'review', label: 'Start review', undo: 'stop' },
    stop: { from: ['review'], to: 'submitted', label: 'Stop review' },
    decline: { from: ['review'], to: 'declined', label: 'Decline', undo: 'reopen', bulk: true },
    reopen: { from: ['declined'], to: 'review', label: 'Reopen' },
  },
})
const product = defineProduct({ entities: [film] })

function start() {
  const films = ['Harbour', 'Tide'].map((name, place) => ({
    id: place + 1,
    rev: 1,
    name,
    status: 'submitted' as const,
  }))
  const source = memorySource(film, films)
  const page = (children: ReactNode) => (
    <ProductProvider product={product} sources={{ film: source }}>
      {children}
      <ToastRegion />
    </ProductProvider>
  )
  const { rerender } = render(page(<DetailScreen entity={film} id={1} onRemoved={() => {}} />))
  return { source, goTo: (children: ReactNode) => rerender(page(children)) }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const toasts = () => getToasts().map(({ message }) => message)
const said = (message: string) => waitFor(() => expect(toasts()).toContain(message))

describe('an offer to undo a step of a record goes once the same person', () => {
  it('takes a further step, whose own undo stays', async () => {
    const { source } = start()
    await press('Start review')
    await said('Harbour: Review')
    await press('Decline')
    await said('Harbour: Declined')
    expect(toasts()).toEqual(['Harbour: Declined'])
    await press('Undo')
    await said('Harbour: Review')
    expect(await source.get(1)).toMatchObject({ status: 'review' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('edits it, on another screen', async () => {
    const { source, goTo } = start()
    await press('Start review')
    await said('Harbour: Review')
    goTo(<FormScreen entity={film} id={1} onSaved={() => {}} />)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' Lights')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(await source.get(1)).toMatchObject({ name: 'Harbour Lights', status: 'review' })
  })

  it('removes it', async () => {
    start()
    await press('Start review')
    await said('Harbour: Review')
    await press('More actions')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('takes a step with it among others', async () => {
    const { goTo } = start()
    await press('Start review')
    await said('Harbour: Review')
    goTo(<ListScreen entity={film} />)
    await screen.findByText('Tide')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Harbour' }))
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await said('Decline: 1 film is done')
    expect(toasts()).toEqual(['Decline: 1 film is done'])
  })
})

it('an offer to undo stays while another record is changed, and when a further step is rejected', async () => {
  const { source, goTo } = start()
  await press('Start review')
  await said('Harbour: Review')
  source.control.fail = ({ method }) => (method === 'transition' ? { status: 422 } : undefined)
  await press('Decline')
  await screen.findByRole('group', { name: 'Not done: Decline' })
  source.control.fail = undefined
  goTo(<DetailScreen entity={film} id={2} />)
  await press('Start review')
  await said('Tide: Review')
  expect(toasts()).toEqual(['Harbour: Review', 'Tide: Review'])
})
