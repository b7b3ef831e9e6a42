import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { EntityField } from '../../../src/form/EntityField'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider, type ProductProviderProps } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { claim, product as claims, recordingSource, type Role } from '../list/claims'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const owl = defineEntity({
  name: 'owl',
  labels: ['Owl', 'Owls'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
  },
})
const product = defineProduct({ entities: [owl] })

/** A source of one owl, whose changes elsewhere are told to no page: a server without events. */
function quietSource() {
  const source = memorySource(owl, [{ id: 1, rev: 1, name: 'Tawny' }])
  const { control, ...quiet } = { ...source, subscribe: undefined }
  const get = vi.fn(source.get)
  return { source: { ...quiet, get }, get, control }
}

type Given = Partial<ProductProviderProps>

function show(
  source: ReturnType<typeof quietSource>['source'],
  screenOf: React.ReactNode,
  given: Given = {},
) {
  return render(
    <ProductProvider product={product} sources={{ owl: source }} {...given}>
      {screenOf}
    </ProductProvider>,
  )
}

const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))
const comeOnline = () => act(() => window.dispatchEvent(new Event('online')))

describe('what is shown is read again', () => {
  test.each([
    ['when the person comes back', comeBack],
    ['when the connection is back', comeOnline],
  ])('%s', async (_when, happen) => {
    const { source, control } = quietSource()
    show(source, <DetailScreen entity={owl} id={1} />, { refresh: { staleTime: 0 } })
    await screen.findByRole('heading', { name: 'Tawny' })
    control.changeElsewhere(1, { name: 'Little' })
    await happen()
    await screen.findByRole('heading', { name: 'Little' })
  })

  test('but not as long as it is fresh, and not where the product does not want it', async () => {
    const { source, get } = quietSource()
    const { rerender } = show(source, <DetailScreen entity={owl} id={1} />)
    await screen.findByRole('heading', { name: 'Tawny' })
    await comeBack()
    await comeOnline()
    rerender(
      <ProductProvider
        product={product}
        sources={{ owl: source }}
        refresh={{ staleTime: 0, onFocus: false, onReconnect: false }}
      >
        <DetailScreen entity={owl} id={1} />
      </ProductProvider>,
    )
    await comeBack()
    await comeOnline()
    expect(get).toHaveBeenCalledTimes(1)
  })

  test('and what a person is writing stays', async () => {
    const { source, control, get } = quietSource()
    show(
      source,
      <FormScreen entity={owl} id={1}>
        <EntityField entity={owl} name="name" />
      </FormScreen>,
      { refresh: { staleTime: 0 } },
    )
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await waitFor(() => expect(name.value).toBe('Tawny'))
    await userEvent.type(name, ' owl')
    control.changeElsewhere(1, { name: 'Little' })
    await comeBack()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    expect(name.value).toBe('Tawny owl')
    // The values that the other wrote are not overwritten either: saving asks.
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'Save my version' })
  })
})

describe('a source is listened to', () => {
  test('while something of it is shown, by one connection, and a little longer', async () => {
    const source = memorySource(owl, [{ id: 1, rev: 1, name: 'Tawny' }])
    const stop = vi.fn()
    const subscribe = vi.fn(() => stop)
    const { unmount } = render(
      <>
        <DetailScreen entity={owl} source={Object.assign(source, { subscribe })} id={1} />
        <DetailScreen entity={owl} source={source} id={1} />
      </>,
    )
    await screen.findAllByRole('heading', { name: 'Tawny' })
    expect(subscribe).toHaveBeenCalledTimes(1)
    vi.useFakeTimers()
    unmount()
    expect(stop).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})

describe('a host’s own QueryClient', () => {
  test('keeps the records under the name of their entity, and invalidates them with its own queries', async () => {
    const { source, control } = quietSource()
    const client = new QueryClient()
    show(source, <DetailScreen entity={owl} id={1} />, { client })
    await screen.findByRole('heading', { name: 'Tawny' })
    expect(client.getQueriesData({ queryKey: ['screenwright', 'owl'] }).map(([, data]) => data)).toEqual([
      { id: 1, rev: 1, name: 'Tawny' },
    ])
    control.changeElsewhere(1, { name: 'Little' })
    await act(() => client.invalidateQueries({ queryKey: ['screenwright', 'owl'] }))
    await screen.findByRole('heading', { name: 'Little' })
  })

  test('keeps what one role may see apart from what another may', async () => {
    const { source } = recordingSource()
    const client = new QueryClient()
    const page = (role: Role) => (
      <ProductProvider product={claims} sources={{ claim: source }} role={role} me="ada" client={client}>
        <DetailScreen entity={claim} id="claim-2" />
      </ProductProvider>
    )
    const { rerender } = render(page('claimant'))
    await screen.findByText('account of sent')
    rerender(page('approver'))
    await screen.findByText('remark on sent')
    expect(screen.queryByText('account of sent')).toBeNull()
    const kept = client.getQueriesData({ queryKey: ['screenwright', 'claim'] }).map(([, data]) => data)
    expect(
      kept.map((record) => Object.keys(record as object)).map((names) => names.includes('account')),
    ).toEqual([true, false])
  })
})
