import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ListTransition } from '../../src/motion/ListTransition'
import { MotionProvider } from '../../src/motion/MotionProvider'
import { preferReducedMotion } from './reducedMotion'

beforeEach(preferReducedMotion)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const asItIs = (name: string) => name

function Photos() {
  const [photos, setPhotos] = useState(['engine', 'windshield', 'nose'])
  return (
    <ListTransition items={photos} getItemKey={asItIs} aria-label="Photos">
      {(photo) => (
        <button type="button" onClick={() => setPhotos(photos.filter((other) => other !== photo))}>
          Remove {photo}
        </button>
      )}
    </ListTransition>
  )
}

async function remove(photo: string) {
  const button = screen.getByText(`Remove ${photo}`)
  button.focus()
  await act(async () => button.click())
  expect(screen.queryByText(`Remove ${photo}`)).toBeNull()
}

const focused = () => document.activeElement?.textContent

describe.each([
  [
    'with a MotionProvider',
    <MotionProvider key="app">
      <Photos />
    </MotionProvider>,
  ],
  ['without one', <Photos key="app" />],
])('the focus in an item that goes, %s', (_, app) => {
  test('moves to the item in its place, then to the one before, then to the list', async () => {
    render(<StrictMode>{app}</StrictMode>)
    await remove('engine')
    expect(focused()).toBe('Remove windshield')
    await remove('nose')
    expect(focused()).toBe('Remove windshield')
    await remove('windshield')
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Photos' }))
  })
})

test('an item around another list hands the focus on, and one that stays keeps it', async () => {
  function Reports() {
    const [reports, setReports] = useState(['first', 'second'])
    return (
      <ListTransition items={reports} getItemKey={asItIs}>
        {(report) => (
          <>
            <button type="button">Open {report}</button>
            <ListTransition items={['photo']} getItemKey={asItIs}>
              {() => (
                <button type="button" onClick={() => setReports(reports.filter((one) => one !== report))}>
                  Remove {report}
                </button>
              )}
            </ListTransition>
          </>
        )}
      </ListTransition>
    )
  }
  render(<Reports />)
  await remove('first')
  expect(focused()).toBe('Open second')
})
