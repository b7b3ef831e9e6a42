import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormOptions } from '../../src/form/FormStore'
import { SaveBar, type SaveBarProps } from '../../src/form/SaveBar'
import { text } from '../../src/spec/fields/fields'

afterEach(cleanup)

const names = ['airport', 'species', 'damage', 'remarks']

function open(props: Partial<SaveBarProps> = {}, options: FormOptions = {}) {
  const form = createForm({ defaultValues: { airport: 'KDEN', species: 'Gull' }, ...options })
  const { container } = render(
    <Form store={form}>
      {names.map((name) => (
        <FormField key={name} as={TextField} name={name} label={name} />
      ))}
      <SaveBar {...props} store={form}>
        <button type="submit">Save</button>
      </SaveBar>
    </Form>,
  )
  const said = () => container.querySelector('.sw-SaveBar-text')?.textContent
  return { form, said }
}

const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('a save bar', () => {
  it('marks its form, whose controls keep clear of it, for as long as it is there', () => {
    const form = createForm()
    const Report = ({ long }: { long: boolean }) => (
      <Form store={form} aria-label="Report">
        {long && <SaveBar store={form}>Save</SaveBar>}
      </Form>
    )
    const { rerender } = render(<Report long />)
    const isMarked = () => screen.getByRole('form').hasAttribute('data-save-bar')
    expect(isMarked()).toBe(true)
    rerender(<Report long={false} />)
    expect(isMarked()).toBe(false)
  })

  it('names the fields that were changed, and counts them when they are many or have no label', async () => {
    const { said } = open({ getLabel: (name) => name.toUpperCase() })
    expect(said()).toBe('No changes')
    await type('species', 's')
    await type('airport', 'X')
    expect(said()).toBe('Changed: AIRPORT and SPECIES')
    await type('species', '{Backspace}')
    expect(said()).toBe('Changed: AIRPORT')
    for (const name of names.slice(1)) await type(name, 'x')
    expect(said()).toBe('4 fields changed')
    cleanup()

    const other = open()
    await type('species', 's')
    expect(other.said()).toBe('1 field changed')
  })

  it('does not hold what is sensitive to bring it back', async () => {
    const fields = { species: text({ sensitive: true }) }
    const { form, said } = open({ getLabel: (name) => name }, { fields })
    await type('species', 's')
    expect(said()).toBe('Changed: species')
    await press('Discard changes')
    expect(form.getValue('species')).toBe('Gull')
    expect(said()).toBe('Changes discarded')
    expect(screen.queryByRole('button', { name: 'Bring changes back' })).toBeNull()

    await type('species', 's')
    await type('airport', 'X')
    await press('Discard changes')
    await press('Bring changes back')
    expect(form.getValues()).toMatchObject({ airport: 'KDENX', species: 'Gull' })
  })

  it('discards what was changed since the last saving, and brings it back', async () => {
    const { form, said } = open()
    await type('species', 's')
    await press('Save')
    await waitFor(() => expect(said()).toMatch(/^Saved \d/))
    await type('airport', 'X')
    await press('Discard changes')
    expect(form.getValues()).toMatchObject({ airport: 'KDEN', species: 'Gulls' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'airport' }).value).toBe('KDEN')
    expect(said()).toBe('Changes discarded')
    await press('Bring changes back')
    expect(form.getValue('airport')).toBe('KDENX')
    expect(said()).toBe('1 field changed')
  })

  it('forgets what was discarded once something else is saved', async () => {
    const { form } = open()
    await type('airport', 'X')
    await press('Discard changes')
    await type('species', 's')
    await act(() => form.submit())
    expect(screen.queryByRole('button', { name: 'Bring changes back' })).toBeNull()
  })

  it('takes the last change back where the host can', async () => {
    const undone: string[] = []
    open({ onUndo: () => undone.push('undo') })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await type('airport', 'X')
    await press('Undo')
    expect(undone).toEqual(['undo'])
  })
})
