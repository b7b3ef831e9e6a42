import type { ComponentType } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ListScreen, type ListScreenProps } from '../../../src/screens/list/ListScreen'
import { customer } from '../../fixtures/billing/customer'
import { customerSource } from '../../fixtures/billing/records'
import { type Strike, strike, strikeSource } from '../../fixtures/birdstrikes'

type StrikeList = ListScreenProps<(typeof strike)['fields']>

const shown: StrikeList['defaultShown'] = ['reportId', 'flightDate', 'operator', 'damage', 'speed']

const meta = preview.meta({
  title: 'Screens/ListScreen/Editing',
  component: ListScreen as ComponentType<StrikeList>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    getHref: (record: Strike) => `#${record.reportId}`,
    defaultShown: shown,
    editable: true,
    layout: 'table' as const,
    source: strikeSource(),
  },
})

/** The grid, and the cell of the first record in a column. */
async function cellIn(canvasElement: HTMLElement, header: string) {
  const canvas = within(canvasElement)
  await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(2))
  const column = canvas.getByRole('columnheader', { name: new RegExp(header) }).getAttribute('aria-colindex')!
  const cell = () => canvasElement.querySelector<HTMLElement>(`[data-index="0"] [aria-colindex="${column}"]`)!
  return { canvas, cell }
}

/** Enter opens the value under the focus; it is saved by Enter, and the focus stays on it. */
export const ByKeyboard = meta.story({
  name: 'A cell by keyboard',
  args: { source: strikeSource() },
  play: async ({ canvasElement }) => {
    const { cell } = await cellIn(canvasElement, 'Operator')
    cell().focus()
    await userEvent.keyboard('{Enter}')
    const field = await within(cell()).findByRole('textbox', { name: /Operator/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, 'Delta Air Lines{Enter}')
    await waitFor(() => expect(cell()).toHaveTextContent('Delta Air Lines'))
    await expect(cell()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(cell()).not.toHaveFocus()
  },
})

/** A speed that no aircraft flies at: it stays as it was typed, and the reason stands beside it. */
export const Rejected = meta.story({
  name: 'A cell that is rejected',
  args: { source: strikeSource() },
  play: async ({ canvasElement }) => {
    const { cell } = await cellIn(canvasElement, 'Speed')
    await userEvent.dblClick(cell())
    const field = await within(cell()).findByRole('textbox', { name: /Speed/ })
    await userEvent.clear(field)
    await userEvent.type(field, '-5{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveValue('-5')
    await expect(field).toHaveFocus()
  },
})

/** In Arabic the editor lies over its cell as well, and its label takes no room beside it. */
export const FromRightToLeft = meta.story({
  args: { source: strikeSource() },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { cell } = await cellIn(canvasElement, 'Speed')
    await userEvent.dblClick(cell())
    await expect(await within(cell()).findByRole('textbox', { name: /Speed/ })).toHaveFocus()
  },
})

/** A date has a calendar, and a choice its options, in the cell as in a form. */
export const AChoice = meta.story({
  name: 'A choice in its cell',
  args: { source: strikeSource() },
  play: async ({ canvasElement }) => {
    const { cell } = await cellIn(canvasElement, 'Damage')
    await userEvent.dblClick(cell())
    const field = await within(cell()).findByRole('combobox', { name: /Damage/ })
    await userEvent.selectOptions(field, 'Minor')
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(cell()).toHaveTextContent('Minor'))
    await expect(await screen.findByRole('textbox', { name: /Speed/ })).toBeVisible()
  },
})

/** Yes or no is a tick, where its word stood; the column says what it is about. */
export const ATick = meta.story({
  name: 'A tick in its cell',
  render: () => (
    <ListScreen
      entity={customer}
      source={customerSource()}
      defaultShown={['company', 'email', 'reminders']}
      layout="table"
      editable
    />
  ),
  play: async ({ canvasElement }) => {
    const { cell } = await cellIn(canvasElement, 'Send reminders')
    const before = cell().textContent
    await userEvent.dblClick(cell())
    const field = await within(cell()).findByRole('checkbox', { name: /Send reminders/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard(' {Enter}')
    await waitFor(() => expect(cell()).not.toHaveTextContent(before))
    await userEvent.dblClick(cell())
    await expect(await within(cell()).findByRole('checkbox', { name: /Send reminders/ })).toBeVisible()
  },
})

/** Several reports get the same values: the dialog says how many, and each has its outcome. */
export const ManyAtOnce = meta.story({
  name: 'Many at once',
  args: { source: strikeSource(), editable: false, bulkEdit: ['damage', 'operator', 'flightDate'] },
  play: async ({ canvasElement }) => {
    const { canvas } = await cellIn(canvasElement, 'Damage')
    for (const box of canvas.getAllByRole('checkbox', { name: /^Select BS-/ }).slice(0, 3)) {
      await userEvent.click(box)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 3 selected bird strikes' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Damage/ }), 'Minor')
    await userEvent.click(dialog.getByRole('button', { name: 'Change another field' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Operator/ }), 'Delta Air Lines')
    await expect(dialog.getByRole('button', { name: 'Change 3 bird strikes' })).toBeVisible()
  },
})
