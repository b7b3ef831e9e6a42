import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { TextField, type TextFieldProps } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { FieldGroup } from '../../src/form/FieldGroup'
import { FieldRepeater, type FieldRepeaterProps, type RepeaterItem } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormStore, FormValues } from '../../src/form/FormStore'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const lines = [
  { what: 'Ring', size: 'small' },
  { what: 'Cage', size: 'large' },
]
const sizes = ['small', 'large'].map((value) => ({ value, label: value }))

const line = () => (
  <>
    <FormField as={TextField} name="what" label="What" required="Enter what it is" />
    <FormField as={RadioGroupField} name="size" label="Size" options={sizes} />
  </>
)
const tag = ({ key, label }: RepeaterItem) => <FormField as={TextField} name={key} label={label} />

function Order({ store, ...rest }: { store: FormStore } & Partial<FieldRepeaterProps>) {
  return (
    <Form store={store}>
      <FieldGroup name="address" legend="Address">
        <FormField as={TextField} name="city" label="City" />
      </FieldGroup>
      <FieldRepeater name="lines" legend="Lines" itemLabel="Line" {...rest}>
        {rest.children ?? line}
      </FieldRepeater>
      <button type="submit">Send</button>
    </Form>
  )
}

const open = (defaultValues: FormValues = { address: { city: 'Boise' }, lines }, more = {}) => {
  const store: FormStore = createForm<FormValues>({ defaultValues })
  const page = render(<Order store={store} {...more} />)
  return { store, user: userEvent.setup(), ...page }
}

const whats = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'What' }).map(({ value }) => value)

describe('FieldGroup', () => {
  it('binds its fields to the value of its name, under a legend', async () => {
    const { store, user } = open()
    const group = screen.getByRole('group', { name: 'Address' })
    const city = within(group).getByRole<HTMLInputElement>('textbox', { name: 'City' })
    expect(city.value).toBe('Boise')
    expect(city.name).toBe('address[city]')
    await user.type(city, ' City')
    expect(store.getValues()).toEqual({ address: { city: 'Boise City' }, lines })
  })

  it('holds a field that has the same name as itself', async () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { address: { address: 'Main St 1' } } })
    render(
      <Form store={store}>
        <FieldGroup name="address" legend="Address">
          <FormField as={TextField} name="address" label="Street" />
        </FieldGroup>
      </Form>,
    )
    const street = screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' })
    expect(street.value).toBe('Main St 1')
    expect(street.name).toBe('address[address]')
    await userEvent.type(street, '2')
    expect(store.getValues()).toEqual({ address: { address: 'Main St 12' } })
  })

  it('shows what its rule finds once focus has left it, and is where the summary leads', async () => {
    const store: FormStore = createForm<FormValues>()
    const near = vi.fn((value: unknown) =>
      (value as { city?: string } | undefined)?.city === 'Paris' ? 'We deliver in Idaho alone' : undefined,
    )
    render(
      <Form store={store}>
        <FieldGroup name="address" legend="Address" validate={near}>
          <FormField as={TextField} name="street" label="Street" />
          <FormField as={TextField} name="city" label="City" />
        </FieldGroup>
        <button type="submit">Send</button>
      </Form>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Paris')
    await user.click(screen.getByRole('textbox', { name: 'Street' }))
    const group = screen.getByRole('group', { name: 'Address' })
    expect(group.hasAttribute('data-invalid')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(group.getAttribute('data-invalid')).toBe('')
    await user.click(screen.getByRole('link', { name: 'We deliver in Idaho alone' }))
    expect(group.contains(document.activeElement)).toBe(true)
  })

  it('is left out while nothing is filled in, where it is optional', async () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { address: { city: 'Boise' } } })
    render(
      <Form store={store}>
        <FieldGroup name="address" legend="Address" required={false}>
          <FormField as={TextField} name="city" label="City" />
        </FieldGroup>
      </Form>,
    )
    expect(screen.getByRole('group', { name: 'Address optional' })).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }))
    expect(store.getValues()).toEqual({})
    expect(store.isDirty('address')).toBe(true)
  })
})

describe('FieldRepeater', () => {
  it('draws each item with its fields, and renders nothing while a person types', async () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { lines } })
    const renders = vi.fn()
    render(
      <Profiler id="order" onRender={renders}>
        <Order store={store} />
      </Profiler>,
    )
    const before = renders.mock.calls.length
    const second = screen.getByRole('group', { name: 'Line 2' })
    const user = userEvent.setup()
    await user.type(within(second).getByRole('textbox', { name: 'What' }), ' of steel')
    expect(renders).toHaveBeenCalledTimes(before)
    expect(store.getValue(['lines', 1, 'what'])).toBe('Cage of steel')
  })

  it('adds an item and brings the person to its first field', async () => {
    const { store, user } = open()
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    const third = screen.getByRole('group', { name: 'Line 3' })
    expect(document.activeElement).toBe(within(third).getByRole('textbox', { name: 'What' }))
    await user.keyboard('Bell')
    expect(store.getValue('lines')).toEqual([...lines, { what: 'Bell' }])
  })

  it('brings the person to the new item of a list within a list', async () => {
    const { user } = open(
      { lines: [['a'], ['b', 'c']] },
      {
        itemHeadings: false,
        children: ({ key, label }: RepeaterItem) => (
          <FieldRepeater name={key} legend={label} itemLabel={`Part of ${label},`} itemHeadings={false}>
            {tag}
          </FieldRepeater>
        ),
      },
    )
    await user.click(screen.getByRole('button', { name: 'Add part of Line 2,' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Part of Line 2, 3' }))
  })

  it('removes an item, goes on to the next, and puts it back as it was', async () => {
    const { store, user } = open()
    const first = screen.getByRole('group', { name: 'Line 1' })
    await user.type(within(first).getByRole('textbox', { name: 'What' }), ' of steel')
    await user.click(screen.getByRole('button', { name: 'Remove Line 1' }))
    expect(whats()).toEqual(['Cage'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Line 1' }))
    expect(store.isDirty()).toBe(true)

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(whats()).toEqual(['Ring of steel', 'Cage'])
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Line 1' })).getByRole('textbox', { name: 'What' }),
    )
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('says that it is empty, and brings the person to what adds', async () => {
    const { user } = open({ lines: [{ what: 'Ring' }] })
    await user.click(screen.getByRole('button', { name: 'Remove Line 1' }))
    expect(screen.getByText('None yet.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add line' }))
  })

  it('keeps to its limits, and says why', async () => {
    const { user } = open(undefined, { minItems: 2, maxItems: 3 })
    const remove = screen.getByRole('button', { name: 'Remove Line 1' })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    await user.click(remove)
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    expect(whats()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Add line' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('moves an item by keyboard with all that was typed in it', async () => {
    const { store, user } = open()
    const first = screen.getByRole('group', { name: 'Line 1' })
    await user.type(within(first).getByRole('textbox', { name: 'What' }), ' of steel')
    const handle = screen.getByRole('button', { name: 'Move Line 1' })
    await act(async () => handle.focus())
    await vi.waitFor(async () => {
      await user.keyboard('[Space]')
      expect(screen.getByRole('button', { name: /^Move Line|picked/, pressed: true })).toBeTruthy()
    })
    await user.keyboard('{ArrowDown}[Space]')
    expect(whats()).toEqual(['Cage', 'Ring of steel'])
    expect(store.getValue('lines')).toEqual([lines[1], { ...lines[0], what: 'Ring of steel' }])
    const checked = screen
      .getAllByRole<HTMLInputElement>('radio', { checked: true })
      .map(({ value }) => value)
    expect(checked).toEqual(['large', 'small'])
  })

  it('sends what was rejected to the right item', async () => {
    const { store, user } = open()
    await user.clear(within(screen.getByRole('group', { name: 'Line 2' })).getByRole('textbox'))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    act(() => store.move('lines', 1, 0))
    await user.click(screen.getByRole('link', { name: 'Enter what it is' }))
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Line 1' })).getByRole('textbox', { name: 'What' }),
    )
  })

  it('takes items that are one value themselves', async () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { tags: ['a', 'a'] } })
    render(
      <StrictMode>
        <Form store={store}>
          <FieldRepeater name="tags" legend="Tags" itemLabel="Tag" itemHeadings={false}>
            {tag}
          </FieldRepeater>
        </Form>
      </StrictMode>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox', { name: 'Tag 2' }), 'b')
    await user.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
    expect(store.getValues()).toEqual({ tags: ['ab'] })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag 1' }).name).toBe('tags[1]')
  })

  it('is complete in the HTML of a server and woken without a word', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    const fill = () => createForm<FormValues>({ defaultValues: { lines } })
    page.innerHTML = renderToString(<Order store={fill()} />)
    expect(whats()).toEqual(['Ring', 'Cage'])
    expect([...new FormData(page.querySelector('form')!).keys()]).toEqual([
      'address[city]',
      'lines[0][what]',
      'lines[0][size]',
      'lines[1][what]',
      'lines[1][size]',
    ])
    const typed = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'What' })[1]!
    typed.value = 'Cage of steel'
    const store = fill()
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(page, <Order store={store} />, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(store.getValue(['lines', 1, 'what'])).toBe('Cage of steel')
    act(() => root.unmount())
  })

  it('is read and not changed in a form that is read only', () => {
    const store: FormStore = createForm<FormValues>({ defaultValues: { tags: ['a'] } })
    const Tags = ({ readOnly }: { readOnly: boolean }) => (
      <Form store={store} readOnly={readOnly}>
        <FieldRepeater name="tags" legend="Tags" itemLabel="Tag" itemHeadings={false}>
          {tag}
        </FieldRepeater>
      </Form>
    )
    const { rerender } = render(<Tags readOnly={false} />)
    act(() => store.change(['tags', 0], 'b'))
    rerender(<Tags readOnly />)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag 1' }).value).toBe('b')
  })
})

/** Tells each time it is drawn. */
function Told({ onDrawn, ...props }: TextFieldProps & { onDrawn: (name?: string) => void }) {
  useEffect(() => onDrawn(props.name))
  return <TextField {...props} />
}

describe('a long list', () => {
  const many = { lines: [...lines, { what: 'Perch', size: 'small' }] }

  /** Open a list, and tell which items and which fields React draws from then on. */
  function openCounted(more: Partial<FieldRepeaterProps>) {
    const items: string[] = []
    const fields: string[] = []
    const drawn = (name = '') => void fields.push(name)
    const Counted = (props: TextFieldProps) => <Told {...props} onDrawn={drawn} />
    const children = ({ label }: RepeaterItem) => {
      items.push(label)
      return <FormField as={Counted} name="what" label="What" />
    }
    const page = open(many, { ...more, children })
    expect([items, fields]).toEqual([
      ['Line 1', 'Line 2', 'Line 3'],
      ['lines[0][what]', 'lines[1][what]', 'lines[2][what]'],
    ])
    items.length = fields.length = 0
    return { ...page, items, fields }
  }

  const orders = [{ reorderable: true }, { reorderable: false }]

  it.each(orders)('draws no other item when one is added (reorderable: $reorderable)', async (more) => {
    const { user, items, fields } = openCounted(more)
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    expect(whats()).toEqual(['Ring', 'Cage', 'Perch', ''])
    expect([items, fields]).toEqual([['Line 4'], ['lines[3][what]']])
  })

  it.each(orders)('draws what has another number, but not its fields (reorderable: $reorderable)', (more) => {
    const { store, items, fields } = openCounted(more)
    act(() => store.move('lines', 1, 0))
    expect(whats()).toEqual(['Cage', 'Ring', 'Perch'])
    expect(screen.getAllByRole('group', { name: /^Line \d/ }).map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Line 1/),
      expect.stringMatching(/^Line 2/),
      expect.stringMatching(/^Line 3/),
    ])
    expect([items, fields]).toEqual([['Line 1', 'Line 2'], []])
  })

  it('removes the right item by a button that was drawn before others came', async () => {
    const { user } = open(many)
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    await user.click(screen.getByRole('button', { name: 'Remove Line 3' }))
    expect(whats()).toEqual(['Ring', 'Cage', ''])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Line 3' }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(whats()).toEqual(['Ring', 'Cage', 'Perch', ''])
  })
})
