import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const [first] = someStrikes
const id = first!.reportId

/** Count the calls of a source whose network is away, as `fetch` fails then: without any status. */
function awaySource(status = 0) {
  let asked = 0
  const source = strikeSource(someStrikes, {
    fail: ({ phase }) => {
      if (phase === 'before') asked += 1
      return { status }
    },
  })
  return {
    source,
    asked: () => asked,
    comeBack: () => {
      source.control.fail = undefined
      act(() => void window.dispatchEvent(new Event('online')))
    },
  }
}

const failure = () => document.querySelector('[data-status="failed"], [data-status="offline"]')
const failed = () => waitFor(() => expect(failure()).not.toBeNull(), { timeout: 5000 })

describe('what could not be read without a network is read when it is back', () => {
  it('a list', async () => {
    const { source, comeBack } = awaySource()
    render(<ListScreen entity={strike} source={source} />)
    await failed()
    comeBack()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length} bird strikes`),
    )
    expect(failure()).toBeNull()
  })

  it('a list that shows what it knew before', async () => {
    const { source, comeBack } = awaySource()
    source.control.fail = undefined
    render(<ListScreen entity={strike} source={source} />)
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length} bird strikes`),
    )
    source.control.fail = { status: 0 }
    source.control.removeElsewhere(id)
    await screen.findByText('The list may be out of date', {}, { timeout: 5000 })
    comeBack()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(`${someStrikes.length - 1} bird strikes`),
    )
    expect(screen.queryByText('The list may be out of date')).toBeNull()
  })

  it('a record', async () => {
    const { source, comeBack } = awaySource()
    render(<DetailScreen entity={strike} source={source} id={id} />)
    await failed()
    comeBack()
    await screen.findByRole('heading', { level: 1, name: id })
    expect(failure()).toBeNull()
  })

  it('a record to edit', async () => {
    const { source, comeBack } = awaySource()
    render(<FormScreen entity={strike} source={source} id={id} />)
    await failed()
    comeBack()
    await screen.findByRole('textbox', { name: /Airport/ })
    expect(failure()).toBeNull()
  })
})

it('a rejection is an answer: the network is no reason to ask again', async () => {
  const { source, asked } = awaySource(422)
  render(<ListScreen entity={strike} source={source} />)
  await failed()
  const before = asked()
  act(() => void window.dispatchEvent(new Event('online')))
  await new Promise((done) => setTimeout(done, 50))
  expect(asked()).toBe(before)
})
