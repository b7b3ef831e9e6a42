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
import { withoutSensitive, withSensitive } from '../../src/form/sensitiveValues'
import { useEntityForm } from '../../src/form/useEntityForm'
import { useFormHistory } from '../../src/form/useFormHistory'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { type Fields, group, integer, list, map, text, variant } from '../../src/spec/fields/fields'

afterEach(cleanup)

const start = { airport: 'BOISE', lines: [{ what: 'Ring' }, { what: 'Cage' }] }
const open = () => {
  const store: FormStore = createForm<FormValues>({ defaultValues: start })
  const history = createFormHistory(store)
  return { store, history, stop: history.follow() }
}
const type = (store: FormStore, place: string | readonly PropertyKey[], typed: string) => {
  for (const letter of typed) store.change(place, `${store.getValue(place) as string}${letter}`)
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
    const { store, history, stop } = open()
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
    stop()
    expect(history.canUndo()).toBe(false)
  })

  it('keeps as many steps as it is told', () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { phase: 'a' } })
    const history = createFormHistory(store, { limit: 2 })
    history.follow()
    for (const phase of ['climb', 'cruise flight', 'd', 'parked']) store.change('phase', phase)
    for (let step = 0; step < 4; step++) history.undo()
    expect(store.getValue('phase')).toBe('cruise flight')
  })
})

describe('what is sensitive', () => {
  const fields: Fields = {
    airport: text(),
    pin: text({ sensitive: true }),
    pins: list(text({ sensitive: true })),
    pilot: group({ name: text(), pin: text({ sensitive: true }) }),
    crew: list({
      name: text(),
      pin: text({ sensitive: true }),
      phones: list({ number: text(), pin: text({ sensitive: true }) }),
    }),
    pay: variant('by', {
      card: { holder: text(), code: text({ sensitive: true }) },
      cash: { code: text({ sensitive: true }) },
    }),
    doors: map(group({ floor: text(), code: text({ sensitive: true }) })),
  }
  const values = {
    airport: 'BOISE',
    pin: 'secret 1',
    pins: ['secret 2'],
    pilot: { name: 'Ana', pin: 'secret 3' },
    crew: [
      { name: 'Ben', pin: 'secret 4', phones: [{ number: '1', pin: 'secret 5' }] },
      { name: 'Cleo', pin: 'secret 6', phones: [] },
    ],
    pay: { by: 'card', holder: 'Ana', code: 'secret 7' },
    doors: { north: { floor: '1', code: 'secret 8' } },
  }
  const openForm = (more: Fields = fields, defaultValues: FormValues = values) => {
    const store: FormStore = createForm<FormValues>({ defaultValues, fields: more })
    const history = createFormHistory(store)
    history.follow()
    return { store, history }
  }

  it('is in none of the values that are kept for undo', () => {
    const { store } = openForm()
    expect(JSON.stringify(store.getValues()).match(/secret/g)).toHaveLength(8)
    const kept = JSON.stringify(withoutSensitive(store))
    expect(kept).not.toContain('secret')
    expect(kept).toContain('Cleo')
    expect(withSensitive(store, withoutSensitive(store))).toEqual(values)
  })

  it('is no step, and undo and redo leave it as it is', () => {
    const { store, history } = openForm()
    store.change('pin', 'secret 9')
    store.change(['crew', 1, 'pin'], 'secret 10')
    store.change('pins', ['secret 2', 'secret 11'])
    expect(history.canUndo()).toBe(false)

    store.change('airport', 'RENO')
    store.change(['pilot', 'name'], 'Anna')
    store.change(['crew', 0, 'phones', 0, 'number'], '12')
    store.change(['doors', 'north', 'floor'], '2')
    store.change(['pay', 'code'], 'secret 12')
    store.change('pin', undefined)
    const after = store.getValues()
    for (let step = 0; step < 4; step++) history.undo()
    expect(store.getValues()).toEqual({
      ...values,
      pin: undefined,
      pins: ['secret 2', 'secret 11'],
      crew: [values.crew[0], { ...values.crew[1], pin: 'secret 10' }],
      pay: { ...values.pay, code: 'secret 12' },
    })
    expect(history.canUndo()).toBe(false)
    for (let step = 0; step < 4; step++) history.redo()
    expect(store.getValues()).toEqual(after)
  })

  it('goes along with the item that it is in, and is gone with one that was removed', () => {
    const { store, history } = openForm()
    const [ben, cleo] = store.getItems('crew')
    store.move('crew', 0, 1)
    store.change(['crew', ben as symbol, 'pin'], 'secret 9')
    history.undo()
    expect(store.getValue('crew')).toEqual([{ ...values.crew[0], pin: 'secret 9' }, values.crew[1]])
    expect(store.getItems('crew')).toEqual([ben, cleo])

    store.remove('crew', 0)
    history.undo()
    expect(store.getValue('crew')).toEqual([{ name: 'Ben', phones: [{ number: '1' }] }, values.crew[1]])
    store.change(['crew', 0, 'pin'], 'secret 11')
    history.undo()
    expect(store.getValue(['crew', 0, 'pin'])).toBe('secret 11')
  })

  it('is not brought into another variant, nor into an entry that was taken back', () => {
    const { store, history } = openForm()
    store.change('pay', { by: 'cash', code: 'secret 9' })
    history.undo()
    expect(store.getValue('pay')).toEqual({ by: 'card', holder: 'Ana' })
    store.change('doors', { ...values.doors, south: { floor: '3', code: 'secret 10' } })
    history.undo()
    expect(store.getValue('doors')).toEqual(values.doors)
  })

  it('keeps other fields from being drawn again', () => {
    const { store, history } = openForm()
    store.getShown(['crew', 1, 'name'])
    store.change(['crew', 0, 'name'], 'Benno')
    history.undo()
    expect(store.getShown(['crew', 0, 'name']).revision).toBe(1)
    expect(store.getShown(['crew', 1, 'name']).revision).toBe(0)
    expect(store.getShown('pin').revision).toBe(0)
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
    password: text({ sensitive: true }),
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
          <FormField as={TextField} name="password" label="Password" />
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
    await user.type(screen.getByRole('textbox', { name: 'Password' }), 'gull')
    expect(back.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('link', { name: 'Enter airport' })).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Airport' }), 'BOISE')
    await user.type(screen.getByRole('textbox', { name: 'Birds' }), '2')
    expect(back.disabled).toBe(false)
    await user.click(back)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Birds' }).value).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ airport: 'BOISE', birds: 1, password: 'gull' }])
  })
})
