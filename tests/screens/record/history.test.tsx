import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import type { RecordVersion } from '../../../src/data/DataSource'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { differences, historyEntries, restorationOf } from '../../../src/screens/record/historyEntries'
// The part that a page loads late is there from the start, so that a slow machine finds it in time.
import '../../../src/screens/record/RecordHistory'
import '../../../src/screens/record/VersionComparison'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { Entity } from '../../../src/spec/entities/Entity'
import { choice, integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

afterEach(cleanup)

const repair = defineEntity({
  name: 'repair',
  labels: ['Repair', 'Repairs'],
  id: 'id',
  title: 'what',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    what: text({ label: 'What', required: true }),
    hours: integer({ label: 'Hours' }),
    margin: integer({ label: 'Margin' }),
    status: choice(['open', 'done'], { label: 'Status', readOnly: true }),
  },
  states: { field: 'status', initial: 'open' },
  transitions: { finish: { from: ['open'], to: 'done', label: 'Finish' } },
  sections: [{ name: 'work', label: 'Work', fields: ['hours'] }],
  access: {
    smith: {
      read: true,
      update: { status: 'open' },
      transition: { finish: true },
      fields: { margin: { read: false } },
    },
    chief: { read: true, update: true },
    guest: { read: true },
  },
})
const plain = repair as unknown as Entity

const begun = { id: 1, rev: 1, what: 'Gate', hours: 2, margin: 5, status: 'open' } as const

const source = () => memorySource(repair, [begun], { history: { by: 'Mara' } })

type Source = ReturnType<typeof source>

async function page(records: Source, role: 'smith' | 'chief' | 'guest' = 'chief', props: object = {}) {
  const product = defineProduct({ entities: [repair], roles: { smith: {}, chief: {}, guest: {} } })
  render(
    <ProductProvider product={product} sources={{ repair: records }} role={role}>
      <DetailScreen entity={repair} id={1} {...props} />
    </ProductProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const versions = async () =>
  within(await screen.findByRole('list', { name: 'History' })).findAllByRole('heading')
const openHistory = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'History' }))
  return versions()
}
const textsOf = (found: readonly HTMLElement[]) => found.map(({ textContent }) => textContent)

describe('the history on the page of a record', () => {
  it('is read when it is opened, and tells each version with what changed', async () => {
    const records = source()
    await records.update(1, { hours: 3 })
    await records.transition?.(1, 'finish', {})
    const asked: string[] = []
    records.control.fail = ({ method }) => void asked.push(method)
    await page(records)
    expect(asked).not.toContain('history')
    expect(textsOf(await openHistory())).toEqual(['Finish', '1 field changed', 'First version known'])
    const [, changed] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))
    expect(changed?.textContent).toContain('HoursBefore: 2Now: 3')
    expect(changed?.textContent).toContain('Mara')
  })

  it('is told anew after each change', async () => {
    const records = source()
    await page(records, 'smith')
    await openHistory()
    fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
    await waitFor(async () => expect(textsOf(await versions())).toEqual(['Finish', 'First version known']))
  })

  it('has no field that the role may not read, nor a version that changed nothing else', async () => {
    const records = source()
    await records.update(1, { margin: 9 })
    await records.update(1, { margin: 10, hours: 4 })
    await page(records, 'smith')
    expect(textsOf(await openHistory())).toEqual(['1 field changed', 'First version known'])
    expect(document.body.textContent).not.toContain('Margin')
  })

  it('is not there where the source has none, or the host wants none', async () => {
    await page(memorySource(repair, [begun]))
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
    cleanup()
    await page(source(), 'chief', { history: 'none' })
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
  })

  it('is a tab where sections are tabs, also of one section', async () => {
    await page(source(), 'chief', { layout: 'tabs' })
    await screen.findByRole('tab', { name: 'Work' })
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect(textsOf(await versions())).toEqual(['First version known'])
  })

  it('says why it could not be read, and tries again', async () => {
    const records = source()
    records.control.fail = ({ method }) => (method === 'history' ? { status: 500 } : undefined)
    await page(records)
    fireEvent.click(await screen.findByRole('button', { name: 'History' }))
    await screen.findByText('The history could not be loaded')
    records.control.fail = undefined
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(textsOf(await versions())).toEqual(['First version known'])
  })

  it('shows older versions when it is asked to', async () => {
    const records = source()
    for (let hours = 3; hours < 26; hours += 1) await records.update(1, { hours })
    await page(records)
    const first = await openHistory()
    // The changes of the last of a stretch are known with the one before it.
    expect(first).toHaveLength(19)
    fireEvent.click(screen.getByRole('button', { name: 'Show older versions' }))
    await waitFor(async () => expect(await versions()).toHaveLength(24))
    expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull()
  })
})

describe('a version', () => {
  async function compare(records: Source, role?: 'smith' | 'guest') {
    await page(records, role)
    await openHistory()
    const [button] = screen.getAllByRole('button', { name: /^Compare/ }).slice(-1)
    fireEvent.click(button!)
    return screen.findByRole('dialog', { name: 'Compare versions' })
  }
  const restoring = (dialog: HTMLElement) => within(dialog).queryByRole('button', { name: /^Restore/ })

  it('is compared with the present one, what differs first', async () => {
    const records = source()
    await records.update(1, { hours: 3 })
    const dialog = await compare(records)
    const [term] = within(dialog).getAllByRole('term')
    expect(term?.textContent).toBe('Hours')
    expect(within(dialog).getByText('3 fields are the same')).toBeTruthy()
  })

  it('is brought back as a change of the record as it stands', async () => {
    const records = source()
    await records.update(1, { hours: 3, what: 'Gate, wide' })
    const dialog = await compare(records)
    fireEvent.click(restoring(dialog)!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await records.get(1)).toMatchObject({ hours: 2, what: 'Gate', rev: 3 })
    await waitFor(async () => expect(await versions()).toHaveLength(3))
  })

  it('is not written over what someone else has changed meanwhile', async () => {
    const records = source()
    await records.update(1, { hours: 3 })
    const dialog = await compare(records)
    records.control.fail = ({ method }) => (method === 'update' ? { status: 412 } : undefined)
    fireEvent.click(restoring(dialog)!)
    await within(dialog).findByText('Someone else changed this meanwhile')
    expect(await records.get(1)).toMatchObject({ hours: 3 })
    records.control.fail = undefined
    fireEvent.click(restoring(dialog)!)
    await waitFor(async () => expect(await records.get(1)).toMatchObject({ hours: 2 }))
  })

  it('cannot be brought back by who may not edit, and says why where it depends on the record', async () => {
    const records = source()
    await records.update(1, { hours: 3 })
    expect(restoring(await compare(records, 'guest'))).toBeNull()
    cleanup()
    await records.transition?.(1, 'finish', {})
    const button = restoring(await compare(records, 'smith'))
    expect(button?.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('what is known of versions', () => {
  const changed = (id: number, from: object, to: object): RecordVersion => ({
    id,
    changes: Object.fromEntries(
      Object.keys(to).map((name) => [
        name,
        { from: (from as Record<string, unknown>)[name], to: (to as Record<string, unknown>)[name] },
      ]),
    ),
  })

  it('leads back from the record as it stands, where versions tell changes alone', () => {
    const entries = historyEntries({
      entity: plain,
      record: { ...begun, hours: 4 },
      isWhole: true,
      versions: [changed(3, { hours: 3 }, { hours: 4 }), changed(2, { hours: 2 }, { hours: 3 }), { id: 1 }],
    })
    expect(entries.map(({ record }) => record)).toMatchObject([{ hours: 4 }, { hours: 3 }, { hours: 2 }])
  })

  it('knows no record before one that is not told', () => {
    const entries = historyEntries({
      entity: plain,
      isWhole: true,
      versions: [changed(3, { hours: 3 }, { hours: 4 }), { id: 2, note: 'By phone' }],
    })
    expect(entries.map(({ record }) => record)).toEqual([undefined, undefined])
    expect(entries[0]?.changes).toEqual([{ name: 'hours', from: 3, to: 4 }])
  })

  it('takes empty and absent for the same', () => {
    expect(differences(plain, { hours: null }, { what: '' })).toEqual([])
  })

  it('empties again what was empty, and leaves what the person may not write', () => {
    const present = { ...begun, hours: 3, status: 'done', margin: 9 }
    const earlier = { ...begun, hours: undefined }
    expect(restorationOf(plain, present, earlier, (name) => name !== 'margin')).toEqual({
      changes: { hours: null },
      stays: ['margin', 'status'],
    })
  })
})

it('the oldest version that a source keeps has made the record only where nothing stood there before', () => {
  const entryOf = (from: unknown) =>
    historyEntries({
      entity: plain,
      versions: [{ id: 1, at: '2026-03-01T08:00:00Z', changes: { hours: { from, to: 5 } } }],
      isWhole: true,
    })[0]
  expect(entryOf(420)).toMatchObject({ isFirst: false, changes: [{ from: 420, to: 5 }] })
  expect(entryOf(undefined)).toMatchObject({ isFirst: true })
})
