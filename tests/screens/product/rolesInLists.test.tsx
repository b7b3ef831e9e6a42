import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { roleSource } from '../../../src/data/roleSource'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { isAtAnEnd } from '../../../src/screens/transition/isAtAnEnd'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { accessOf, type Action } from '../../../src/spec/access/accessOf'
import { can } from '../../../src/spec/access/can'
import { labelOf } from '../../../src/spec/labels/labels'
import { transitionsOf } from '../../../src/spec/states/transitionsOf'
import { type Receipt, receipt, receipts, recordedSources, type Role, roles, product } from './receipts'
import { withRoom } from '../withRoom'

withRoom()
beforeAll(
  () =>
    Promise.all([
      import('../../../src/screens/list/BulkEditDialog'),
      import('../../../src/screens/list/SavedViewDialogs'),
      import('../../../src/collection/ColumnList'),
    ]),
  60_000,
)
afterEach(() => {
  cleanup()
  // Announcements to the role before stay until something else is said.
  for (const log of document.querySelectorAll('.sw-announcer')) log.replaceChildren()
})

type Name = keyof Receipt

const allows = (role: Role, action: Action, record?: Receipt) =>
  can(accessOf(receipt, role), action, record).allowed
const hiddenOf = (role: Role) => [...accessOf(receipt, role).unreadable] as Name[]
const label = (name: Name) => labelOf(receipt.fields[name], name)
const listed = (role: Role) => receipts.filter((record) => allows(role, 'list', record))

/** All that could tell of a field: its label, its name, its values, and these as people read them. */
function tracesOf(name: Name): readonly string[] {
  const field = receipt.fields[name]
  const words = 'labels' in field && field.labels ? Object.values(field.labels).map(String) : []
  return [...receipts.map((record) => String(record[name])), ...words]
}

function showAs(role: Role, { draw, path = '/' }: { draw: ReactNode; path?: string }) {
  history.replaceState(null, '', path)
  const { sources, source, calls, views } = recordedSources()
  function App() {
    const router = useBrowserRouter()
    return (
      <ProductProvider product={product} sources={sources} role={role} router={router} views={views}>
        {draw}
      </ProductProvider>
    )
  }
  render(<App />)
  const memory = () =>
    JSON.stringify(
      clientOf(roleSource(source, receipt, { role, me: undefined }))
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data, state.error]),
    )
  return {
    calls,
    expectNoTrace() {
      const [page, sent, kept] = [document.body.innerHTML, JSON.stringify(calls), memory()]
      for (const name of hiddenOf(role)) {
        expect(document.body.textContent).not.toContain(label(name))
        for (const trace of tracesOf(name)) {
          for (const place of [page, sent, kept]) expect(place).not.toContain(trace)
        }
        for (const place of [sent, kept]) expect(place).not.toContain(`"${name}"`)
      }
    },
  }
}

const show = (role: Role, draw: ReactNode) => showAs(role, { draw })
const open = (role: Role, path: string) => showAs(role, { draw: <ProductScreens />, path })
const list = (role: Role, props: Partial<ListScreenProps<typeof receipt.fields>> = {}) =>
  show(role, <ListScreen entity={receipt} layout="table" {...props} />)

const loaded = (role: Role) =>
  waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${listed(role).length} `)),
  )
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

it('has cases of every kind, so that none of the tests below is empty', () => {
  expect(roles.flatMap(hiddenOf)).toEqual(['remark', 'cost', 'purpose'])
  expect(new Set(roles.map((role) => listed(role).length)).size).toBe(2)
})

describe.each(roles)('%s', (role) => {
  const hidden = hiddenOf(role)

  it('is told nothing by an address that asks for what the role may not read', async () => {
    const asked = hidden.flatMap((name) => [`${name}.contains=${name}`, `${name}.in=["x"]`, `sort=${name}`])
    const page = open(role, `/receipts?${asked.join('&')}`)
    await loaded(role)
    page.expectNoTrace()
    await userEvent.type(screen.getByRole('searchbox'), 'Ticket')
    await waitFor(() => expect(location.search).toContain('q=Ticket'))
    for (const name of hidden) expect(location.search).not.toContain(name)
    page.expectNoTrace()
  })

  it('is offered no filter by it, and no count of it', async () => {
    const page = list(role, { quickFilters: ['purpose', 'status'] })
    await loaded(role)
    const filters = within(screen.getByRole('group', { name: 'Filters' }))
    fireEvent.click(filters.getByRole('button', { name: 'Filter' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a filter' }))
    const offered = textsOf(within(dialog.getByRole('combobox', { name: /^Field/ })).getAllByRole('option'))
    expect(offered).toEqual(expect.arrayContaining(['What', 'Status']))
    for (const name of hidden) expect(offered).not.toContain(label(name))
    page.expectNoTrace()
  })

  it('has no groups by it, whatever the address or the panel says, and no count of it', async () => {
    const page = open(role, `/receipts?group=${hidden[0]}`)
    await loaded(role)
    expect(screen.queryByRole('treegrid')).toBeNull()
    page.expectNoTrace()
    cleanup()
    const choosing = list(role)
    await loaded(role)
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
    // Its source counts all records, those among them that this role may not list.
    if (role === 'approver') {
      await screen.findByRole('list', { name: 'Columns' })
      expect(screen.queryByRole('combobox', { name: /^Group/ })).toBeNull()
      return
    }
    const groups = within(await screen.findByRole('combobox', { name: /^Group/ }))
    const offered = textsOf(groups.getAllByRole('option'))
    expect(offered).toContain('Status')
    expect(offered.includes('Purpose')).toBe(!hidden.includes('purpose'))
    choosing.expectNoTrace()
  })

  it('is shown nothing of it by a view that somebody else has shared', async () => {
    const page = list(role)
    await loaded(role)
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }))
    const views = within(await screen.findByRole('menu'))
    await userEvent.click(views.getByRole('menuitem', { name: /All that is dear/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: /All that is dear/ })).toBeTruthy())
    await loaded(role)
    page.expectNoTrace()
    const shown = textsOf(screen.getAllByRole('columnheader'))
    for (const name of ['cost', 'remark', 'purpose'] as const) {
      // Behind the name stands its place in the order.
      expect(shown.some((text) => text?.startsWith(label(name)))).toBe(!hidden.includes(name))
    }
  })

  it('exports what the role may read, and no more', async () => {
    URL.createObjectURL = vi.fn(() => '#file')
    URL.revokeObjectURL = vi.fn()
    const fields = receipt.fieldNames.filter((name) => name !== 'rev')
    const page = list(role, { exportFile: { name: 'receipts', bom: false }, fields, defaultShown: fields })
    await loaded(role)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled())
    const [[file]] = vi.mocked(URL.createObjectURL).mock.calls as [[Blob]]
    const written = await file.text()
    const [header = '', ...rows] = written.trim().split('\r\n')
    expect(header.split(',')).toEqual(fields.filter((name) => !hidden.includes(name)).map(label))
    expect(rows).toHaveLength(listed(role).length)
    for (const name of hidden) for (const trace of tracesOf(name)) expect(written).not.toContain(trace)
    page.expectNoTrace()
  })

  it('changes many at once in fields that the role may change, if it may change any', async () => {
    const page = list(role, { bulkEdit: true, onSelectionChange: () => {} })
    await loaded(role)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const button = screen.queryByRole('button', { name: 'Edit' })
    if (!allows(role, 'update')) return expect(button).toBeNull()
    await userEvent.click(button!)
    const dialog = within(await screen.findByRole('dialog'))
    const options = textsOf(within(dialog.getByRole('combobox', { name: /Field/ })).getAllByRole('option'))
    const changeable = receipt.fieldNames.filter(
      (name) => !receipt.fields[name].readOnly && allows(role, { updateField: name }),
    )
    // The title is each record's own.
    expect(options).toEqual(changeable.filter((name) => name !== receipt.title).map(label))
    page.expectNoTrace()
  })

  it('can edit in their cells the fields that the role may change in the state of the record', async () => {
    const page = list(role, { editable: true, fields: ['what', 'cost', 'remark', 'purpose'] })
    await loaded(role)
    const shown = (['what', 'cost', 'remark', 'purpose'] as const).filter((name) => !hidden.includes(name))
    const expected = listed(role).flatMap((record) =>
      shown
        .filter((name) => allows(role, { updateField: name }, record) && allows(role, 'update', record))
        .map((name) => String(record[name])),
    )
    const cells = textsOf([...document.querySelectorAll<HTMLElement>('[data-editable]')])
    expect(cells).toHaveLength(expected.length)
    const texts = expected.filter((value) => !value.startsWith('purpose_'))
    expect(cells).toEqual(expect.arrayContaining(texts))
    page.expectNoTrace()
  })

  it('finds in the menu of a row the ways that its state and the role leave open', async () => {
    const page = list(role)
    await loaded(role)
    for (const record of listed(role).slice(0, 4)) {
      const ways = transitionsOf(receipt, record, { role })
      // No way leads out of it for any role: none stands in its menu for ever, out of use.
      const isOver = isAtAnEnd(receipt, record)
      const trigger = screen.queryByRole('button', { name: `Actions for ${record.what}` })
      if (!trigger) {
        expect(isOver || ways.some(({ name }) => allows(role, { transition: name }))).toBe(isOver)
        continue
      }
      await userEvent.click(trigger)
      const menu = within(await screen.findByRole('menu'))
      for (const way of ways) {
        const item = menu.queryByRole('menuitem', { name: way.label })
        if (isOver || !allows(role, { transition: way.name })) expect(item).toBeNull()
        else expect(item?.getAttribute('aria-disabled') === 'true').toBe(!way.possible)
      }
      page.expectNoTrace()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
  })

  it('looks at a record beside its list without it', async () => {
    const [first] = listed(role)
    const page = open(role, `/receipts?peek=${first!.id}`)
    await loaded(role)
    await screen.findByRole('heading', { name: first!.what })
    page.expectNoTrace()
  })

  it('finds the receipts of a journey without it', async () => {
    const page = open(role, '/journey/j-1')
    await screen.findByRole('heading', { level: 1, name: 'To Porto' })
    await screen.findByRole('heading', { name: /^Receipts/ })
    await screen.findByText(listed(role)[0]!.what)
    page.expectNoTrace()
  })
})
