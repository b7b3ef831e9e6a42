import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { StatusScreen } from '../../../src/screens/status/StatusScreen'
import type { ErrorCatalogue } from '../../../src/spec/problems/ErrorCatalogue'
import { strike, strikeSource } from '../../../stories/fixtures/birdstrikes'
import { oneStrike } from '../../../stories/screens/strikePage'

afterEach(cleanup)

const detail = 'Reports of a closed year stay as they are'
const type = 'https://strikes.example/problems/closed'
const errors: ErrorCatalogue = {
  closed: { type, title: 'The year is closed', message: 'Ask the archive.', place: 'form', next: 'giveUp' },
}

/** Each screen with a source that rejects, brought to where it says so. */
const screens: readonly (readonly [name: string, show: (problem: Rejection) => Promise<HTMLElement>])[] = [
  [
    'a list',
    async ({ problem, catalogue }) => {
      const source = rejecting('list', problem)
      render(<ListScreen entity={strike} source={source} errors={catalogue} />)
      return screen
        .findByText(/^(The list could not|You do not have access|Too many requests$)/, {
          ignore: '.sw-announcer *',
        })
        .then((title) => title.closest('section') as HTMLElement)
    },
  ],
  [
    'a record',
    async ({ problem, catalogue }) => {
      const source = rejecting('get', problem)
      render(<DetailScreen entity={strike} source={source} id="BS-1" errors={catalogue} />)
      return screen
        .findByRole('heading', {
          name: /^(This could not be loaded|There is no such record|You do not have access|Too many requests)/,
        })
        .then((heading) => heading.closest('section') as HTMLElement)
    },
  ],
  [
    'a form',
    async ({ problem, catalogue }) => {
      const source = rejecting('update', problem)
      const id = oneStrike.reportId
      render(<FormScreen entity={strike} source={source} id={id} fields={['species']} errors={catalogue} />)
      await userEvent.type(await screen.findByRole('textbox'), ' x{Enter}')
      return screen.findByRole('group', {
        name: /^(This was not saved|Someone else removed this|Not saved yet: too many requests)/,
      })
    },
  ],
  [
    'a whole page',
    async ({ problem, catalogue }) => {
      render(
        <StatusScreen problem={{ title: 'Rejected', type: 'about:blank', ...problem }} errors={catalogue} />,
      )
      return screen.findByRole('region')
    },
  ],
]

interface Rejection {
  problem: { status: number; detail: string; type?: string }
  catalogue?: ErrorCatalogue
}

function rejecting(method: string, problem: Rejection['problem']) {
  const source = strikeSource()
  source.control.fail = (call) => (call.method === method && call.phase === 'before' ? problem : undefined)
  return source
}

describe.each(screens)('%s', (_, show) => {
  it.each([403, 404, 409, 422, 429, 500])('says what the server said of status %d', async (status) => {
    const place = await show({ problem: { status, detail } })
    expect(place.textContent).toContain(`${detail}.`)
  })

  it('says what the catalogue says instead', async () => {
    const place = await show({ problem: { status: 409, detail, type }, catalogue: errors })
    expect(place.textContent).toContain('The year is closed')
    expect(place.textContent).toContain('Ask the archive.')
    expect(place.textContent).not.toContain(detail)
  })
})
