import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RecordGrid } from '../../../src/collection/RecordGrid'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

const grid = (
  <RecordGrid
    label="Bird strikes"
    columns={[
      { id: 'reportId', header: 'Report' },
      { id: 'species', header: 'Species' },
    ]}
    rowCount={someStrikes.length}
    getRow={(index) => someStrikes[index]}
    getRowId={(index) => someStrikes[index]?.reportId}
    className="host"
    data-host="yes"
  />
)

afterEach(cleanup)

describe('a grid from a server', () => {
  it('has its first rows in the HTML, so that they are read before any script runs', () => {
    expect(renderToString(grid)).toContain('BS-00061')
  })

  it('is taken over in silence', () => {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = renderToString(grid)
    render(grid, { container: box, hydrate: true })
    const element = box.querySelector('[role=grid]')
    expect(element?.className).toBe('sw-RecordGrid host')
    expect(element?.getAttribute('data-host')).toBe('yes')
  })
})

describe('a list screen', () => {
  it('says on a server that it loads, and asks for nothing there', () => {
    const source = strikeSource()
    let asked = 0
    const watched = {
      ...source,
      list: (...call: Parameters<typeof source.list>) => ((asked += 1), source.list(...call)),
    }
    expect(renderToString(<ListScreen entity={strike} source={watched} />)).toContain('aria-busy="true"')
    expect(asked).toBe(0)
  })

  it('asks once for its first rows, also when React mounts it twice', async () => {
    const source = strikeSource()
    let asked = 0
    const watched = {
      ...source,
      list: (...call: Parameters<typeof source.list>) => ((asked += 1), source.list(...call)),
    }
    render(
      <StrictMode>
        <ListScreen entity={strike} source={watched} />
      </StrictMode>,
    )
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length} bird strikes`),
    )
    expect(asked).toBeLessThanOrEqual(2)
  })

  it('shows what is changed elsewhere', async () => {
    const source = strikeSource()
    render(<ListScreen entity={strike} source={source} />)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length} bird strikes`),
    )
    source.control.removeElsewhere('BS-00061')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length - 1} bird strikes`),
    )
  })

  it('offers to create only where the source can and the host says where', async () => {
    const { rerender } = render(<ListScreen entity={strike} source={strikeSource()} />)
    expect(screen.queryByText('New bird strike')).toBeNull()
    rerender(<ListScreen entity={strike} source={strikeSource()} createHref="#new" />)
    expect(screen.getByText('New bird strike')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('bird strikes'))
  })
})
