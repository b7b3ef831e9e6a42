import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { strike, strikeSource } from '../../../stories/fixtures/birdstrikes'
import { oneStrike } from '../../../stories/screens/strikePage'

afterEach(cleanup)

const { update, create, ...reading } = strikeSource()

describe('a form', () => {
  it('is to be read where the source cannot update, and nothing is sent whatever is pressed', async () => {
    render(
      <FormScreen
        entity={strike}
        source={{ ...reading, create }}
        id={oneStrike.reportId}
        fields={['species']}
      />,
    )
    const species = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Species' })
    expect(species.value).toBe(oneStrike.species)
    expect(species.readOnly).toBe(true)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(oneStrike.reportId)
    expect(screen.getByRole('group', { name: 'Nothing can be saved here' }).textContent).toContain(
      'no way to change it',
    )
    expect(screen.queryByRole('button')).toBeNull()
    await userEvent.type(species, 'x{Enter}')
    screen.getByRole<HTMLFormElement>('form').requestSubmit()
    expect(species.value).toBe(oneStrike.species)
    expect(screen.queryByRole('group', { name: 'This was not saved' })).toBeNull()
  })

  it('asks for nothing where the source cannot create', () => {
    render(<FormScreen entity={strike} source={{ ...reading, update }} cancelHref="#list" />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New bird strike')
    expect(screen.getByRole('group', { name: 'Nothing can be saved here' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy()
  })

  it('tells the developer, and not the person, that a record was asked for where none can be read', () => {
    const { get: _, ...writing } = strikeSource()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<FormScreen entity={strike} source={writing} id="BS-1" />)).toThrow(
      'screenwright: This source has no `get`, so that no page can show one of its records. Give it one.',
    )
  })
})
