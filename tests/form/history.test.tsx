import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { NumberField } from '../../src/fields/NumberField'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { createFormHistory } from '../../src/form/createFormHistory'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormStore, FormValues } from '../../src/form/FormStore'
import { useEntityForm } from '../../src/form/useEntityForm'
import { useFormHistory } from '../../src/form/useFormHistory'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, text } from '../../src/spec/fields/fields'

afterEach(cleanup)

const start = { airport: 'BOISE', lines: [{ what: 'Ring' }, { what: 'Cage' }] }
const open = () => {
  const store: FormStore = createForm<FormValues>({ defaultValues: start })
  return { store, history: createFormHistory(store) }
}
const type = (store: FormStore, place: string | readonly PropertyKey[], typed: string) => {
  for (const letter of typed) store.change(place, `${String(store.getValue(place) ?? '')}${letter}`)
}

describe('the history of a form', () => {
  it('takes back what was typed into one field as one step', () => {
    const { store, history } = open()
    expect(history.canUndo()).toBe(false)
    type(store, 'airport', ' AIR')
    type(store, ['lines', 1, 'what'], 's')
    history.undo()
    expect(store.getValues()).toEqual({ ...start, airport: 'BOISE AIR' })
    history.undo()
    expect(store.getValues()).toEqual(start)
    expect(store.isDirty()).toBe(false)
    expect(history.canUndo()).toBe(false)
    history.redo()
    history.redo()
    expect(store.getValue(['lines', 1, 'what'])).toBe('Cages')
    expect(history.canRedo()).toBe(false)
  })

  it('brings back items that were removed and moved, the same ones', () => {
    const { store, history } = open()
    const items = store.getItems('lines')
    store.remove('lines', 0)
    store.insert('lines', { what: 'Bell' })
    store.move('lines', 0, 1)
    const after = store.getItems('lines')
    for (let step = 0; step < 3; step++) history.undo()
    expect(store.getItems('lines')).toEqual(items)
    expect(store.getValues()).toEqual(start)
    for (let step = 0; step < 3; step++) history.redo()
    expect(store.getItems('lines')).toEqual(after)
  })

  it('shows the field what it takes back, and no other field', () => {
    const { store, history } = open()
    store.getShown(['lines', 0, 'what'])
    type(store, 'airport', '!')
    history.undo()
    expect(store.getShown('airport')).toMatchObject({ value: 'BOISE', revision: 1 })
    expect(store.getShown(['lines', 0, 'what']).revision).toBe(0)
  })

  it('forgets what was undone once something else is done, and everything with a reset', () => {
    const { store, history } = open()
    type(store, 'airport', '!')
    history.undo()
    store.change('phase', 'climb')
    expect(history.canRedo()).toBe(false)
    store.reset({ airport: 'RENO' })
    expect(history.canUndo()).toBe(false)
    store.change('airport', 'DENVER')
    history.undo()
    expect(store.getValue('airport')).toBe('RENO')
    store.change('airport', 'DENVER')
    history.stop()
    expect(history.canUndo()).toBe(false)
  })

  it('keeps as many steps as it is told', () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { phase: 'a' } })
    const history = createFormHistory(store, { limit: 2 })
    for (const phase of ['climb', 'cruise flight', 'd', 'parked']) store.change('phase', phase)
    for (let step = 0; step < 4; step++) history.undo()
    expect(store.getValue('phase')).toBe('cruise flight')
  })
})

const strike = defineEntity({
  name: 'strike',
  labels: ['Bird strike', 'Bird strikes'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    airport: text({ required: true }),
    birds: integer({ default: 1, min: 1 }),
  },
})

describe('the form of an entity', () => {
  it('starts with its defaults, keeps its rules, sends what is meant, and can be undone', async () => {
    const sent: unknown[] = []
    function Report() {
      const store = useEntityForm(strike, { onSubmit: (values) => void sent.push(values) })
      const { undo, canUndo } = useFormHistory(store)
      return (
        <Form store={store}>
          <FormField as={TextField} name="airport" label="Airport" />
          <FormField as={NumberField} name="birds" label="Birds" />
          <button type="button" disabled={!canUndo} onClick={undo}>
            Take back
          </button>
          <button type="submit">Send</button>
        </Form>
      )
    }
    render(<Report />)
    const user = userEvent.setup()
    const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Take back' })
    expect(back.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('link', { name: 'Enter airport' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Airport' }), 'BOISE')
    await user.type(screen.getByRole('textbox', { name: 'Birds' }), '2')
    expect(back.disabled).toBe(false)
    await user.click(back)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Birds' }).value).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ airport: 'BOISE', birds: 1 }])
  })
})
