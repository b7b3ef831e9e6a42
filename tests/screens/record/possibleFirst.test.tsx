import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { DetailScreenView } from '../../../src/screens/record/DetailScreenView'
import { choice, defineEntity, integer, text } from '../../../src/spec'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  title: 'pupil',
  fields: {
    id: integer({ readOnly: true }),
    pupil: text({ label: 'Pupil' }),
    status: choice(['due', 'asked', 'waived'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'due' },
  transitions: {
    unwaive: { from: ['waived'], to: 'due', label: 'Take back the waiver' },
    waive: { from: ['asked'], to: 'waived', label: 'Approve a waiver' },
    decline: { from: ['asked'], to: 'due', label: 'Decline' },
  },
})
const source = () => memorySource(fee, [{ id: 1, pupil: 'Ada', status: 'asked' }])
const words = (element: Element) =>
  element.querySelector('[slot="label"]')?.textContent ?? element.textContent
const buttons = () => [...document.querySelectorAll('.sw-PageHeader-actions :is(a, button)')].map(words)

it('of what can be done with a record, what is possible now stands before what is not, the primary action last of it', async () => {
  render(<DetailScreen entity={fee} source={source()} id={1} editHref="#edit" />)
  await screen.findByRole('heading', { name: 'Ada' })
  expect(buttons()).toEqual(['Edit', 'Decline', 'Approve a waiver', 'Take back the waiver'])
})

it('of more than four buttons, what every record offers is in a menu, so that they stay beside the title', async () => {
  render(<DetailScreen entity={fee} source={source()} id={1} editHref="#edit" onRemoved={() => {}} />)
  await screen.findByRole('heading', { name: 'Ada' })
  expect(buttons()).toEqual(['Edit', 'Decline', 'Approve a waiver', 'Take back the waiver', ''])
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  expect((await screen.findAllByRole('menuitem')).map(words)).toEqual(['Remove'])
})

it('so does editing, where it is the primary action, and where it is not possible', () => {
  const page = {
    status: 'ready',
    title: 'Gull',
    items: [],
    editHref: '#edit',
    transitions: [
      { name: 'send', label: 'Send', tone: 'neutral', disabledReason: 'Only drafts' },
      { name: 'back', label: 'Withdraw', tone: 'neutral', leadsOn: false, onAction: () => {} },
    ],
  } as const
  const { rerender } = render(<DetailScreenView {...page} />)
  expect(buttons()).toEqual(['Withdraw', 'Edit', 'Send'])
  rerender(<DetailScreenView {...page} editReason="Only drafts" />)
  expect(buttons()).toEqual(['Withdraw', 'Edit', 'Send'])
})

it('in the menu of a row what is possible now stands first, and what is dangerous last', async () => {
  render(
    <ListScreen
      entity={fee}
      source={source()}
      getHref={() => '#one'}
      getRowActions={() => [
        { id: 'remove', label: 'Remove', tone: 'danger', onAction: () => {} },
        { id: 'print', label: 'Print', onAction: () => {} },
      ]}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Ada' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(words)).toEqual([
    'Open',
    'Approve a waiver',
    'Decline',
    'Print',
    'Take back the waiver',
    'Remove',
  ])
})

it('in the menu of a record what is possible now stands first, and its removal last', async () => {
  const way = (name: string, disabledReason?: string) => ({
    name,
    label: name,
    tone: 'neutral' as const,
    leadsOn: false,
    ...(disabledReason === undefined ? { onAction: () => {} } : { disabledReason }),
  })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: query.includes('<'), media: query }) as MediaQueryList,
  )
  render(
    <DetailScreenView
      status="ready"
      title="Gull"
      items={[]}
      editHref="#edit"
      editReason="Only drafts"
      duplicateHref="#copy"
      onRemove={() => {}}
      transitions={[way('Send', 'Only drafts'), { ...way('Pay'), leadsOn: true }, way('Withdraw')]}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(words)).toEqual(['Withdraw', 'Duplicate', 'Edit', 'Send', 'Remove'])
})
