import { act, cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

// A page loads these when the columns are opened.
beforeAll(() =>
  Promise.all([import('../../../src/collection/ColumnList'), import('../../../src/components/ModalDialog')]),
)

afterEach(cleanup)

const headers = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent)

async function choose(column: string) {
  await act(async () => screen.getByRole('button', { name: 'Columns' }).click())
  const checkbox = await screen.findByRole('checkbox', { name: column })
  await act(async () => checkbox.click())
  await act(async () => void document.activeElement?.dispatchEvent(escape()))
}
const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })

const shared = { entity: strike, defaultShown: ['reportId', 'species'] } as const

describe('the columns of a list', () => {
  it('are those that a person chose before, when they come back to it', async () => {
    const source = strikeSource()
    const first = render(<ListScreen {...shared} source={source} />)
    await choose('Airport')
    expect(headers()).toEqual(['Report', 'Airport', 'Species'])
    first.unmount()
    render(<ListScreen {...shared} source={source} />)
    expect(headers()).toEqual(['Report', 'Airport', 'Species'])
  })

  it('are not those of another list of the same source', async () => {
    const source = strikeSource()
    const first = render(<ListScreen {...shared} source={source} />)
    await choose('Airport')
    first.unmount()
    render(<ListScreen {...shared} source={source} fields={['reportId', 'airport', 'species']} />)
    expect(headers()).toEqual(['Report', 'Species'])
  })

  it('start as the host says, beyond those shown at first', async () => {
    const source = strikeSource()
    render(
      <ListScreen {...shared} source={source} defaultColumnVisibility={{ species: false, state: true }} />,
    )
    expect(headers()).toEqual(['Report', 'State'])
    await choose('Species')
    expect(headers()).toEqual(['Report', 'State', 'Species'])
  })

  it('are the parent’s, when it keeps them', async () => {
    const onChange = vi.fn()
    function Kept() {
      const [visible, setVisible] = useState<Readonly<Record<string, boolean>>>({ airport: true })
      return (
        <ListScreen
          {...shared}
          source={source}
          columnVisibility={visible}
          onColumnVisibilityChange={(next) => {
            onChange(next)
            setVisible({ ...visible, damage: next.damage === true })
          }}
        />
      )
    }
    const source = strikeSource()
    render(<Kept />)
    expect(headers()).toEqual(['Report', 'Airport', 'Species'])
    await choose('Damage')
    expect(headers()).toEqual(['Report', 'Airport', 'Species', 'Damage'])
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reportId: true, airport: true, damage: true, state: false }),
    )
  })

  it('stay as the parent says, whatever is chosen', async () => {
    const source = strikeSource()
    render(<ListScreen {...shared} source={source} columnVisibility={{}} />)
    await choose('Airport')
    expect(headers()).toEqual(['Report', 'Species'])
  })
})
