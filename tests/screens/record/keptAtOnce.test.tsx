import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../../../src/components/Button'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ConfirmAction } from '../../../src/screens/action/ConfirmAction'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { useRecordWrites } from '../../../src/screens/product/useRecordWrites'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { TreeScreen } from '../../../src/screens/tree/TreeScreen'
import { defineEntity, defineProduct, integer, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

// A pupil that others refer to: a source that can restore removes at once, and asks nothing.

withRoom()
beforeAll(() =>
  Promise.all([
    import('../../../src/screens/record/RemovalDialog'),
    import('../../../src/screens/action/ConfirmActionDialog'),
  ]),
)
beforeEach(() => {
  for (const { id } of getToasts()) dismissToast(id)
})
afterEach(cleanup)

const all = { list: true, read: true, update: true, remove: true } as const

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name' }),
    buddy: reference('pupil', { label: 'Buddy' }),
  },
  access: { office: all, guard: all },
})
const mark = defineEntity({
  name: 'mark',
  labels: ['Mark', 'Marks'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    pupil: reference('pupil', { label: 'Pupil', onDelete: 'restrict' }),
  },
  access: { office: all, guard: {} },
})
const product = defineProduct({ entities: [pupil, mark], roles: { office: {}, guard: {} } })

interface Shown {
  role?: string
  change?: (source: DataSource) => DataSource
}

function show(page: ReactNode, { role = 'office', change = (source) => source }: Shown = {}) {
  const pupils = memorySource(pupil, [
    { id: 7, name: 'Ada' },
    { id: 8, name: 'Bo' },
    { id: 9, name: 'Cy' },
  ])
  const marks = memorySource(mark, [
    { id: 1, pupil: 7 },
    { id: 2, pupil: 7 },
    { id: 3, pupil: 8 },
  ])
  render(
    <ProductProvider
      product={product}
      sources={{ pupil: change(pupils as unknown as DataSource), mark: marks }}
      role={role}
    >
      {page}
      <ToastRegion />
    </ProductProvider>,
  )
  return { pupils, marks }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const keptDialog = () => screen.findByRole('alertdialog', { name: '“Ada” cannot be removed yet' })
const page = (onRemoved: () => void) => (
  <DetailScreen entity={pupil} id={7} related="none" removal="undone" onRemoved={onRemoved} />
)

/** Nothing but a way out. */
function expectWayOutAlone(dialog: HTMLElement) {
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Close'])
}

it('what would be removed at once and is referred to is said by what, with only a way out, again and again', async () => {
  const onRemoved = vi.fn()
  const { pupils } = show(page(onRemoved))
  for (let times = 0; times < 2; times++) {
    await press('Remove')
    const dialog = await keptDialog()
    await within(dialog).findByText('2 marks refer to it.')
    expect(within(dialog).getByText('Remove those first, or have them refer to another one.')).toBeTruthy()
    expectWayOutAlone(dialog)
    expect(screen.queryByText('This was not removed')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }))
  }
  expect(onRemoved).not.toHaveBeenCalled()
  expect(await pupils.get(7)).toBeTruthy()
})

it('is removed at once as soon as nothing refers to it any more', async () => {
  const onRemoved = vi.fn()
  const { marks } = show(page(onRemoved))
  await press('Remove')
  await userEvent.click(within(await keptDialog()).getByRole('button', { name: 'Close' }))
  await marks.remove(1)
  await marks.remove(2)
  await press('Remove')
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('names nothing to a role that may not know of it', async () => {
  show(page(vi.fn()), { role: 'guard' })
  await press('Remove')
  const dialog = await keptDialog()
  expect(within(dialog).getByText('Other records refer to it.')).toBeTruthy()
  expect(dialog.textContent).not.toMatch(/mark/)
  expectWayOutAlone(dialog)
})

it('is not shown as gone before it is known, where the source is optimistic', async () => {
  const onRemoved = vi.fn()
  show(page(onRemoved), { change: (source) => ({ ...source, optimistic: true }) })
  await press('Remove')
  await within(await keptDialog()).findByText('2 marks refer to it.')
  expect(onRemoved).not.toHaveBeenCalled()
})

it('in a tree the question says so once it is known', async () => {
  show(<TreeScreen entity={pupil} parent="buddy" removable />)
  await press('Actions for Ada')
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Remove/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ada?' })
  await userEvent.click(within(dialog).getByRole('button', { name: /^Remove/ }))
  const kept = await keptDialog()
  await within(kept).findByText('2 marks refer to it.')
  expectWayOutAlone(kept)
})

function RemoveButton({ grade }: { grade: 'act' | 'ask' }) {
  const { remove } = useRecordWrites(pupil)
  return (
    <ConfirmAction
      grade={grade}
      label="Remove pupil"
      title="Remove Ada?"
      onAct={() => remove?.({ id: 7, name: 'Ada' })}
    >
      {(trigger) => <Button {...trigger}>Remove pupil</Button>}
    </ConfirmAction>
  )
}

it.each(['act', 'ask'] as const)(
  'an action of the host that has the grade "%s" offers no other try',
  async (grade) => {
    show(<RemoveButton grade={grade} />)
    await press('Remove pupil')
    if (grade === 'ask') {
      const dialog = await screen.findByRole('alertdialog', { name: 'Remove Ada?' })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Remove pupil' }))
    }
    await screen.findAllByText(/Other records refer to it\. Remove those first/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    if (grade === 'ask') expectWayOutAlone(screen.getByRole('alertdialog'))
  },
)

function RemovableList() {
  const { remove } = useRecordWrites(pupil)
  const action = {
    id: 'remove',
    label: 'Remove all',
    run: async (record: object, call: object) => remove?.(record as never, call),
  }
  return <ListScreen entity={pupil} bulkActions={[action]} />
}

it('of many at once each that is kept is said by what, and there is no other try where all of them are', async () => {
  const { pupils } = show(<RemovableList />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/3 pupils/))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await press('Remove all')
  await screen.findByText('Remove all: 1 of 3 are done')
  await userEvent.click(screen.getByText('2 are not done'))
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  // The reason that both share, and below it each with what keeps it.
  await waitFor(() =>
    expect(listed()).toEqual([
      expect.stringMatching(/Ada.*Bo/),
      expect.stringMatching(/^Ada.*2 marks refer to it\./),
      expect.stringMatching(/^Bo.*1 mark refers to it\./),
    ]),
  )
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
  expect((await pupils.list({})).records).toHaveLength(2)
})
