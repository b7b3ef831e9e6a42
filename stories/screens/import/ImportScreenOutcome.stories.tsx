import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { noPlans } from '../../../src/screens/import/importState'
import { ImportScreenView } from '../../../src/screens/import/ImportScreenView'
import { allImported, counts, getReason, getTitle, noneImported, someImported } from './importedStrikes'

const meta = preview.meta({
  title: 'Screens/ImportScreen/Outcomes',
  component: ImportScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'done' as const,
    title: 'Import bird strikes',
    counts: { ...noPlans, create: 122 },
    outcomes: allImported,
    canUndo: true,
    getReason,
    getTitle,
    back: <Button href="#strikes">Go to the list</Button>,
    onRetry: fn(),
    onUndo: fn(),
    onStartOver: fn(),
    onSaveLeft: fn(),
    onStop: fn(),
  },
})

/** Rows are on their way; the page asks before it is left. */
export const Importing = meta.story({
  args: { status: 'importing', progress: { done: 37, total: 122 } },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Importing: 37 of 122')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

/** All of it is there, and can be taken back. */
export const Done = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: '122 rows are imported' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
})

/** Rows with mistakes were left out: they are saved as a file, mended in a spreadsheet and imported next time. */
export const DoneWithoutMistakes = meta.story({
  args: { counts },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('2 rows with mistakes were left out')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save these rows as a file' }))
    await expect(args.onSaveLeft).toHaveBeenCalledOnce()
  },
})

/** One row failed and three were not begun when it was stopped. */
export const PartlyFailed = meta.story({
  args: { status: 'partlyFailed', outcomes: someImported },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: '118 of 122 rows are imported' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('grid', { name: 'Rows that were not imported' })).toBeVisible(),
    )
    await expect(canvas.getAllByText(/because it was stopped/)).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Try the 4 again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The register took none. */
export const Failed = meta.story({
  args: { status: 'failed', outcomes: noneImported, canUndo: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'No row was imported' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument()
  },
})

/** The imported records are on their way out. */
export const Undoing = meta.story({
  args: { status: 'undoing', progress: { done: 80, total: 122 } },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAccessibleName(
      'Taking it back: 80 of 122',
    )
  },
})

/** All is as it was before. */
export const Undone = meta.story({
  args: { status: 'undone', undone: allImported, canUndo: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: '122 rows are taken back' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
})

/** Some of it is still there, since someone has changed it meanwhile. */
export const UndoFailed = meta.story({
  args: { status: 'undoFailed', undone: someImported },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: '4 rows could not be taken back' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
  },
})

/** A visitor reads the register and adds nothing to it. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', reason: 'You may neither make nor change bird strikes.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/neither make nor change bird strikes/)).toBeVisible()
  },
})
