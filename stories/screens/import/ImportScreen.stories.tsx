import { useMemo } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useLocale } from '../../../src/internal/locale'
import { ImportScreen, type ImportScreenProps } from '../../../src/screens/import/ImportScreen'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { strikeInArabic } from '../../fixtures/birdstrikesInArabic'
import { sheet } from './importedStrikes'

type Fields = typeof strike.fields

function ImportedStrikes(props: Partial<ImportScreenProps<Fields>>) {
  const isArabic = useLocale().direction === 'rtl'
  const source = useMemo(() => strikeSource(), [])
  return <ImportScreen entity={isArabic ? strikeInArabic : strike} source={source} {...props} />
}

const meta = preview.meta({
  title: 'Screens/ImportScreen',
  component: ImportedStrikes,
  parameters: { layout: 'fullscreen' },
  args: { onImported: fn() },
})

async function paste(canvasElement: HTMLElement, label: RegExp, button: RegExp, text = sheet) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('textbox', { name: label }))
  await userEvent.paste(text)
  await userEvent.click(canvas.getByRole('button', { name: button }))
}

const pasteInEnglish = (canvasElement: HTMLElement) => paste(canvasElement, /Or paste rows/, /Read the rows/)

/** Rows are copied from a spreadsheet: the columns are guessed, in the airport's own words. */
export const Pasted = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pasteInEnglish(canvasElement)
    await expect(await canvas.findByText('5 rows', { selector: '.sw-ImportScreen-file' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Date of flight' })).toHaveDisplayValue('Flight date')
    await expect(canvas.getByRole('combobox', { name: 'Wildlife species' })).toHaveDisplayValue('Species')
    await expect(canvas.getByRole('combobox', { name: 'Speed (kn)' })).toHaveDisplayValue('Speed')
    await expect(canvas.getByRole('combobox', { name: 'Weather' })).toHaveDisplayValue('Not imported')
  },
})

/** In Arabic, with the columns of the same sheet. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await paste(canvasElement, /الصق/, /قراءة/)
    await expect(await canvas.findByRole('heading', { name: 'أي عمود يملأ أي حقل' })).toBeVisible()
  },
})

/** From the file to the records: two rows are found faulty, one is mended in the grid, and the rest is imported and taken back. */
export const Whole = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await pasteInEnglish(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByRole('heading', { name: 'What to mend' })).toBeVisible()
    await expect(canvas.getByText('One row changes its record')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
    const airport = canvas.getAllByText('Enter the airport').at(-1)?.closest<HTMLElement>('[aria-colindex]')
    airport?.focus()
    await userEvent.keyboard('{Enter}')
    const control = await canvas.findByRole('textbox', { name: /Airport/ }, { timeout: 5000 })
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.keyboard('Denver Intl{Enter}')
    await waitFor(() => expect(canvas.queryByText('Enter the airport')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4 rows' }))
    await expect(await canvas.findByRole('group', { name: '4 rows are imported' })).toBeVisible()
    await expect(args.onImported).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }))
    await expect(await canvas.findByRole('group', { name: '4 rows are taken back' })).toBeVisible()
  },
})
