import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ImportScreenView } from '../../../src/screens/import/ImportScreenView'
import { chooseFiles } from '../../fixtures/chooseFiles'
import { columns, counts, faulty, fields, rowColumns } from './importedStrikes'

const meta = preview.meta({
  title: 'Screens/ImportScreen/States',
  component: ImportScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'choose' as const,
    title: 'Import bird strikes',
    fields,
    rowColumns,
    rowCount: 126,
    fileName: 'strikes-1991.csv',
    delimiter: ';' as const,
    hasNumbers: true,
    columns,
    onFile: fn(),
    onText: fn(),
    onSaveTemplate: fn(),
    onFieldChange: fn(),
    onDateOrderChange: fn(),
    onHasHeaderChange: fn(),
    onDelimiterChange: fn(),
    onExistingChange: fn(),
    onCheck: fn(),
    onStartOver: fn(),
    onImport: fn(),
    onBack: fn(),
    onSaveLeft: fn(),
    onStop: fn(),
  },
})

/** An airport sends the reports of a year as a file, or copies a few rows from a spreadsheet. */
export const Choose = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Import bird strikes')
    const file = new File(['Airport\nDenver'], 'strikes.csv', { type: 'text/csv' })
    chooseFiles(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
    const read = canvas.getByRole('button', { name: 'Read the rows' })
    await expect(read).toBeDisabled()
    const paste = canvas.getByRole('textbox', { name: 'Or paste rows' })
    await userEvent.click(paste)
    await userEvent.paste('Airport\tSpecies\nDenver Intl\tGull')
    await userEvent.click(read)
    await expect(args.onText).toHaveBeenCalledWith('Airport\tSpecies\nDenver Intl\tGull')
  },
})

/** A workbook was chosen: it says what to do, and the next file can be chosen in the same place. */
export const Unreadable = meta.story({
  args: { unread: 'unreadable' },
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('group', { name: 'This is no table of text' })
    await expect(news).toHaveTextContent('Choose a CSV file.')
  },
})

/** More rows than the product takes at once. */
export const TooMany = meta.story({
  args: { unread: 'tooMany', rowCount: 42_000, maxRows: 10_000 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('There are 42,000 rows, and 10,000 can be imported at once'),
    ).toBeVisible()
  },
})

/** Each column is guessed to be a field; one is less certain, and the weather is of no interest. */
export const Mapping = meta.story({
  args: { status: 'mapping' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const airport = canvas.getByRole('combobox', { name: 'Airport' })
    await expect(airport).toHaveDisplayValue('Airport')
    await expect(airport).toHaveAccessibleDescription(/Denver Intl/)
    await expect(canvas.getByRole('combobox', { name: 'Weather' })).toHaveDisplayValue('Not imported')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Weather' }), 'Phase of flight')
    await expect(args.onFieldChange).toHaveBeenCalledWith(6, 'phase')
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})

/** Days that can be read in two ways are asked about, and what is needed and not there is said. */
export const MappingWithGaps = meta.story({
  args: {
    status: 'mapping',
    gap: 'dateOrder',
    missing: ['phase', 'damage'],
    columns: columns.map((one, place) =>
      place === 0
        ? { ...one, samples: ['03/04/1991', '05/06/1991'], dateOrder: undefined, asksOrder: true }
        : one,
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No column fills: Phase of flight, Damage')).toBeVisible()
    const check = canvas.getByRole('button', { name: 'Check the rows' })
    await expect(check).toHaveAccessibleDescription('Choose the order of the days first')
    const order = canvas.getByRole('combobox', { name: /Order of the days in “Date of flight”/ })
    await userEvent.selectOptions(order, 'Day, month, year')
    await expect(args.onDateOrderChange).toHaveBeenCalledWith(0, 'dmy')
  },
})

/** Rows are found by the number of their report: what becomes of those that are there is for the person to say. */
export const MappingExisting = meta.story({
  args: { status: 'mapping', matchBy: 'species', canUpdate: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'Change them' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Leave them as they are' }))
    await expect(args.onExistingChange).toHaveBeenCalledWith('skip')
  },
})

/** How the file is written was guessed; a person who knows better opens this. */
export const HowItIsWritten = meta.story({
  args: { status: 'mapping' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('How the file is written'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Between the cells' }), 'Tab')
    await expect(args.onDelimiterChange).toHaveBeenCalledWith('\t')
    await expect(canvas.getByRole('combobox', { name: 'Numbers' })).toHaveDisplayValue('12,345.6')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The first line names the columns' }))
    await expect(args.onHasHeaderChange).toHaveBeenCalledWith(false)
  },
})

/** By keyboard, what opens the guesses is reached between the file and its columns. */
export const HowItIsWrittenByKeyboard = meta.story({
  name: 'How it is written, by keyboard',
  args: { status: 'mapping' },
  play: async ({ canvasElement }) => {
    const summary = within(canvasElement).getByText('How the file is written')
    for (let presses = 0; presses < 9 && document.activeElement !== summary; presses++) await userEvent.tab()
    await expect(summary).toHaveFocus()
  },
})

/** Thousands of rows are checked; the person may stop it. */
export const Checking = meta.story({
  args: { status: 'checking', progress: { done: 1200, total: 42_000 } },
  parameters: { visual: { loading: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('progressbar', { name: 'Checking the rows: 1,200 of 42,000' })
    await expect(bar).toHaveAttribute('value', '1200')
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

/** The register did not answer when it was asked which reports it has. */
export const CheckFailed = meta.story({
  args: {
    status: 'checkFailed',
    problem: { type: 'about:blank', title: 'Service Unavailable', status: 503 },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
})

/** It is known what would happen, and nothing has happened yet. */
export const Ready = meta.story({
  args: { status: 'ready', counts: { ...counts, mistake: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('118 rows make new records')).toBeVisible()
    await expect(canvas.getByText('4 rows change their records')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import 122 rows' }))
    await expect(args.onImport).toHaveBeenCalledOnce()
  },
})

/** Two rows have mistakes, and one of three is mended already. The others can be imported without them. */
export const Mistakes = meta.story({
  args: { status: 'ready', counts, faulty },
  parameters: { visual: { modes: ['light', 'dark', 'narrow', 'forced'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'What to mend' })).toBeVisible())
    await expect(canvas.getByText('Enter the airport')).toBeInTheDocument()
    await expect(canvas.getByText('Mended')).toBeInTheDocument()
    // A mistake and what is mended already differ in colour and shape.
    const look = (words: string) => {
      const reason = canvas.getByText(words).parentElement!
      return [getComputedStyle(reason).color, reason.querySelector('path, circle')?.outerHTML]
    }
    const [mistake, mended] = [look('Enter the airport'), look('Mended')]
    await expect(mistake[0]).not.toBe(mended[0])
    await expect(mistake[1]).not.toBe(mended[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Save these rows as a file' }))
    await expect(args.onSaveLeft).toHaveBeenCalledOnce()
  },
})

/** Every row is as its record already. */
export const NothingToImport = meta.story({
  args: { status: 'ready', counts: { create: 0, update: 0, unchanged: 24, skip: 0, mistake: 0 } },
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('button', { name: 'Import' })
    await expect(start).toHaveAccessibleDescription('There is nothing to import')
  },
})
