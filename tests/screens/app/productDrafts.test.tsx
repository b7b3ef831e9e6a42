import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { DraftStore, KeptDraft } from '../../../src/form/DraftStore'
import type { ProductDrafts } from '../../../src/screens/app/ProductDrafts'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'

afterEach(cleanup)
afterEach(() => vi.unstubAllGlobals())

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What is lent', required: true }),
    pin: text({ label: 'Pin of the crate', sensitive: true }),
  },
})
const product = defineProduct({ entities: [loan], screens: entityScreens(loan, { base: '/loans' }) })

function storeOfDrafts() {
  const kept = new Map<string, KeptDraft>()
  const drafts: DraftStore = {
    read: async ({ key, person }) =>
      [...kept.values()].filter((one) => one.key === key && one.person === person),
    write: async (draft) => void kept.set(draft.id, draft),
    remove: async (id) => void kept.delete(id),
    forget: async () => kept.clear(),
  }
  return { kept, drafts }
}

/** Web Locks, which Node lacks: one is let go of a moment after it was asked for. */
function browserLocks() {
  const held = new Set<string>()
  const moment = () => new Promise((resolve) => setTimeout(resolve, 5))
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    language: navigator.language,
    locks: {
      async request(name: string, hold: () => Promise<void>) {
        held.add(name)
        await hold()
        await moment()
        held.delete(name)
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  })
  return { names: () => [...held], takeElsewhere: (name: string) => held.add(name) }
}

function open(drafts: boolean | ProductDrafts, me?: string) {
  render(
    <ProductProvider
      product={product}
      sources={{ loan: memorySource(loan, []) }}
      router={{ location: '/loans/new', navigate: () => {} }}
      {...(me !== undefined && { me })}
    >
      <ProductScreens drafts={drafts} />
    </ProductProvider>,
  )
}

describe('the forms of a product that keeps drafts', () => {
  it('are open in this tab alone, also once the language has changed', async () => {
    const { drafts } = storeOfDrafts()
    const read = vi.fn(drafts.read)
    const kept = { ...drafts, read }
    const sources = { loan: memorySource(loan, []) }
    const page = (locale: string) => (
      <LocaleProvider locale={locale}>
        <ProductProvider
          product={product}
          sources={sources}
          router={{ location: '/loans/new', navigate: () => {} }}
          me="ada"
        >
          <ProductScreens drafts={{ drafts: kept }} />
        </ProductProvider>
      </LocaleProvider>
    )
    const { rerender } = render(page('en'))
    await screen.findByRole('textbox', { name: /^What is lent/ })
    await waitFor(() => expect(read).toHaveBeenCalled())
    const before = read.mock.calls.length
    rerender(page('de'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(read.mock.calls.length).toBe(before)
  })

  it('are open in this tab alone, also the next one after "Save and new"', async () => {
    const locks = browserLocks()
    const { drafts } = storeOfDrafts()
    // A disk takes longer than a lock.
    const later = <T,>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 20, value))
    open({ drafts: { ...drafts, read: async (place) => later(await drafts.read(place)) } }, 'ada')
    const what = () => screen.findByRole('textbox', { name: /^What is lent/ })
    const first = await what()
    fireEvent.change(first, { target: { value: 'A heron' } })
    await later(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Save and new' }))
    await waitFor(async () => expect(await what()).not.toBe(first))
    for (let looks = 0; looks < 10; looks++) {
      expect(screen.queryAllByText(/in another tab/)).toEqual([])
      await later(undefined)
    }
    expect(locks.names()).toHaveLength(1)

    const [form = ''] = locks.names()
    locks.takeElsewhere(form.replace(/ [^ ]*$/, ' 7'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findAllByText(/in another tab/)).not.toEqual([])
  })

  it('offer what a person wrote before the browser was closed, to that person alone, without what is private', async () => {
    const { kept, drafts } = storeOfDrafts()
    open({ drafts }, 'ada')
    fireEvent.change(await screen.findByRole('textbox', { name: /^What is lent/ }), {
      target: { value: 'A heron by Hokusai' },
    })
    fireEvent.change(screen.getByRole('textbox', { name: /^Pin/ }), { target: { value: '4711' } })
    await waitFor(() => expect(kept.size).toBe(1))
    expect(JSON.stringify([...kept.values()])).not.toContain('4711')
    cleanup()

    open({ drafts }, 'bo')
    await screen.findByRole('textbox', { name: /^What is lent/ })
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull()
    cleanup()

    open({ drafts }, 'ada')
    fireEvent.click(await screen.findByRole('button', { name: 'Restore draft' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^What is lent/ })).toHaveProperty(
        'value',
        'A heron by Hokusai',
      ),
    )
  })

  it('keep nothing where it is not known whose it is, and say so to the developer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    open(true)
    await screen.findByRole('textbox', { name: /^What is lent/ })
    expect(said.mock.calls.flat().join()).toContain('<ProductScreens drafts> knows no person')
    said.mockRestore()
  })
})
