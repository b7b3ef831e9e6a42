import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity, type Fields, group, integer, list, text } from '../../../src/spec'

afterEach(cleanup)

const guardian = { name: text({ label: 'Name', required: true }), phone: text({ label: 'Phone' }) }
const each = { label: 'Guardian', required: true } as const

function pupilWith(fields: Fields, more: object = {}) {
  return defineEntity({
    name: 'pupil',
    labels: ['Pupil', 'Pupils'],
    id: 'id',
    title: 'called',
    fields: { id: integer({ readOnly: true }), called: text({ label: 'Called' }), ...fields },
    ...more,
  })
}

const guardians = (options: object) => ({
  guardians: list(group(guardian, each), { label: 'Guardians', ...options }),
})

function open(fields: Fields, more: { entity?: object; form?: object } = {}) {
  const entity = pupilWith(fields, more.entity)
  const source = memorySource(entity, [{ id: 1, called: 'Ada' }] as never)
  const onSaved = vi.fn()
  render(<FormScreen entity={entity} source={source} onSaved={onSaved} {...more.form} />)
  return { source, onSaved }
}

const names = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const isEmpty = async () => {
  await screen.findByText('None yet.')
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the form of a new record', () => {
  it.each([
    ['one item where a list is required', { required: true }, 1],
    ['as many items as there are at least', { minItems: 2 }, 2],
    ['as many as that where it is required, too', { required: true, minItems: 3 }, 3],
  ])('begins with %s, and is not changed by that', async (_, options, count) => {
    open(guardians(options))
    expect(await names()).toHaveLength(count)
    expect(leaving()).toBe(false)
    expect(screen.queryByText('None yet.')).toBeNull()
  })

  it('says of an item that was not touched what is missing, and saves once it is there', async () => {
    const { source, onSaved } = open(guardians({ required: true }))
    const [name] = await names()
    save()
    await waitFor(() => expect(name?.getAttribute('aria-invalid')).toBe('true'))
    expect(onSaved).not.toHaveBeenCalled()
    fireEvent.change(name!, { target: { value: 'Bo' } })
    expect(leaving()).toBe(true)
    save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
    const { records } = await source.list({})
    expect(records.at(-1)).toMatchObject({ guardians: [{ name: 'Bo' }] })
  })

  it('says that one is needed where the item was removed', async () => {
    open(guardians({ required: true }))
    await names()
    fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
    await isEmpty()
    save()
    await screen.findAllByText(/guardian/i)
    await waitFor(() => expect(within(document.body).getAllByRole('link').length).toBeGreaterThan(0))
  })

  it.each([
    ['a list that need not have an item', guardians({})],
    [
      'items in which nothing has to be filled in, because an untouched one would be saved',
      { guardians: list(group({ name: text({ label: 'Name' }) }, each), { required: true }) },
    ],
    ['a default that has none', guardians({ required: true, default: [] })],
  ])('begins without items: %s', async (_, fields) => {
    open(fields)
    await isEmpty()
  })

  it('begins without items where the host gives the value, or the list stands in a section that is not always there', async () => {
    open(guardians({ required: true }), { form: { defaults: { guardians: [] } } })
    await isEmpty()
    cleanup()
    const sections = [
      { name: 'all', label: 'All', fields: ['called'] },
      { name: 'home', label: 'Home', fields: ['guardians'], when: { called: { empty: false } } },
    ]
    open(guardians({ required: true }), { entity: { sections } })
    fireEvent.change(await screen.findByRole('textbox', { name: /^Called/ }), { target: { value: 'Ada' } })
    await isEmpty()
  })

  it('begins the lists in a group, and in an item, alike', async () => {
    open({
      home: group(guardians({ required: true }), { label: 'Home', required: true }),
      clubs: list(
        group(
          { what: text({ label: 'What', required: true }), ...guardians({ minItems: 1 }) },
          { label: 'Club' },
        ),
        {
          label: 'Clubs',
          required: true,
        },
      ),
    })
    expect(await names()).toHaveLength(2)
  })
})

it('a record that is edited has the items that it has', async () => {
  open(guardians({ required: true }), { form: { id: 1 } })
  await isEmpty()
})
