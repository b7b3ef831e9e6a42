import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { memorySource } from '../../../src/data'
import { german } from '../../../src/messages/german'
import { date, decimal, defineEntity, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const shift = defineEntity({
  name: 'shift',
  labels: ['Schicht', 'Schichten'],
  id: 'id',
  title: 'worker',
  fields: {
    id: integer({ readOnly: true }),
    worker: text({ label: 'Name', required: true }),
    hours: decimal({ label: 'Stunden', digits: 1, max: '120' }),
    breaks: integer({ label: 'Pausen' }),
    from: date({ label: 'Beginn' }),
  },
})

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/import/ImportScreen').then(() => {}), 60_000)
afterEach(cleanup)

it('a German file is read as it is meant, and its mistakes are shown as its other cells are', async () => {
  const { ImportScreen } = await import('../../../src/screens/import/ImportScreen')
  render(
    <LocaleProvider locale="de" messages={german}>
      <ImportScreen entity={shift} source={memorySource(shift, [])} />
    </LocaleProvider>,
  )
  const rows = [
    'Name;Stunden;Pausen;Beginn',
    'Anna;8,25;1;03.04.1990',
    'Bert;1.234,5;2;31.02.1990',
    'Cem;7,5;1,5;5.6.25',
    'Dora;7,5;1;25.12.2025',
  ]
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: rows.join('\n') } })
  fireEvent.click(screen.getByRole('button', { name: 'Zeilen einlesen' }))
  const check = await screen.findByRole('button', { name: 'Zeilen prüfen' })
  // No order of days is asked for.
  expect(screen.queryByRole('combobox', { name: /Datumsformat/ })).toBeNull()
  fireEvent.click(check)
  const grid = within(await screen.findByRole('grid'))
  const cells = grid.getAllByRole('gridcell').map(({ textContent }) => textContent)
  for (const shown of [/^8,25 /, /^1\.234,5 /, /^1,5 /, /^31\.02\.1990 /, /^7,5$/]) {
    expect(cells).toContainEqual(expect.stringMatching(shown))
  }
  expect(cells).toContain('5.6.25 Beginn: Geben Sie das Jahr mit vier Ziffern ein')
})
