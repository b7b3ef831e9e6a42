import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, Profiler, StrictMode, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { ErrorSummary } from '../../src/form/ErrorSummary'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormOptions, FormStore, FormValues } from '../../src/form/FormStore'
import { useField } from '../../src/form/useField'
import { useForm } from '../../src/form/useForm'
import { useFieldValue, useFormState } from '../../src/form/useFormState'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Report({ store, errorSummary }: { store: FormStore; errorSummary?: boolean }) {
  return (
    <Form store={store} errorSummary={errorSummary}>
      <FormField as={TextField} name="airport" label="Airport" required />
      <FormField as={TextField} name="remarks" label="Remarks" description="What you saw." />
      <button type="submit">Send report</button>
      <button type="reset">Start again</button>
    </Form>
  )
}

function OwnForm({ options }: { options: FormOptions }) {
  return <Report store={useForm(options)} />
}

const airport = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Airport/ })
const remarks = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Remarks/ })

describe('Form', () => {
  it('renders nothing while a person types', async () => {
    const renders = vi.fn()
    render(
      <Profiler id="form" onRender={renders}>
        <OwnForm options={{ defaultValues: { airport: 'BOISE' } }} />
      </Profiler>,
    )
    const user = userEvent.setup()
    const before = renders.mock.calls.length
    await user.type(remarks(), 'A gull, then another one, and then many more of it')
    expect(renders).toHaveBeenCalledTimes(before)
    expect(remarks().value).toHaveLength(50)
  })

  it('submits once however often Enter is pressed', async () => {
    const onSubmit = vi.fn()
    render(<OwnForm options={{ defaultValues: { airport: 'BOISE' }, onSubmit }} />)
    const user = userEvent.setup()
    await user.type(remarks(), 'A gull{Enter}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ airport: 'BOISE', remarks: 'A gull' })
  })

  it('brings the person to a summary that leads to the field, each time it is rejected', async () => {
    render(<OwnForm options={{}} />)
    const user = userEvent.setup()
    await user.type(remarks(), '{Enter}')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    expect(airport().getAttribute('aria-invalid')).toBe('true')

    await user.click(screen.getByRole('link', { name: 'Enter airport' }))
    expect(document.activeElement).toBe(airport())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }))

    await user.type(airport(), 'B')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
    expect(airport().getAttribute('aria-invalid')).not.toBe('true')
  })

  it('brings the person to the first rejected field when there is no summary', async () => {
    const store = createForm()
    render(<Report store={store} errorSummary={false} />)
    await act(() => store.submit())
    expect(document.activeElement).toBe(airport())
  })

  it('shows a server’s rejection of no field at the top, without a link', async () => {
    const issue = { path: [], rule: 'known', params: {}, severity: 'error', source: 'server' } as const
    const answer = { issues: [{ ...issue, message: 'This strike was reported already' }] }
    render(<OwnForm options={{ defaultValues: { airport: 'BOISE' }, onSubmit: () => answer }} />)
    await act(async () => fireEvent.submit(document.querySelector('form')!))
    expect(screen.getByRole('group', { name: 'There is a problem' }).textContent).toContain(
      'reported already',
    )
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('calls the handler of the last rendering', async () => {
    const seen: number[] = []
    function Counting() {
      const [count, setCount] = useState(0)
      const store = useForm({ defaultValues: { airport: 'BOISE' }, onSubmit: () => void seen.push(count) })
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            Count
          </button>
          <Report store={store} />
        </>
      )
    }
    render(<Counting />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Count' }))
    await user.type(remarks(), '{Enter}')
    expect(seen).toEqual([1])
  })

  it('is not submitted by a form in a dialog that it opened', async () => {
    const onSubmit = vi.fn()
    const store = createForm({ onSubmit })
    const inner = createForm()
    render(
      <Form store={store}>
        {createPortal(
          <Form store={inner}>
            <button type="submit">Add</button>
          </Form>,
          document.body,
        )}
      </Form>,
    )
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add' }))
    expect(inner.getStatus()).toBe('submitted')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows what code sets and goes back to the start on reset', async () => {
    const store = createForm({ defaultValues: { airport: 'BOISE' } })
    render(<Report store={store} />)
    const user = userEvent.setup()
    await user.clear(airport())
    await user.type(airport(), 'RENO')
    act(() => store.setValue('airport', 'DENVER'))
    expect(airport().value).toBe('DENVER')
    await user.type(airport(), ' INTL')
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(airport().value).toBe('BOISE')
    expect(store.getValues()).toEqual({ airport: 'BOISE' })
  })

  it('holds what was typed before the script ran', async () => {
    const store = createForm<FormValues>({ defaultValues: { airport: 'BOISE' } })
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<Report store={createForm({ defaultValues: { airport: 'BOISE' } })} />)
    const typed = page.querySelector('input')!
    typed.value = 'BOISE AIR TERMINAL'
    const root = await act(async () => hydrateRoot(page, <Report store={store} />))
    expect(typed.value).toBe('BOISE AIR TERMINAL')
    expect(store.getValue('airport')).toBe('BOISE AIR TERMINAL')
    expect(store.getValue('remarks')).toBeUndefined()
    expect(store.isDirty('remarks')).toBe(false)
    act(() => root.unmount())
  })

  it('survives StrictMode and leaves quietly while it is sent', async () => {
    let answer: () => void = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const { unmount } = render(
      <StrictMode>
        <OwnForm options={{ defaultValues: { airport: 'BOISE' }, onSubmit }} />
      </StrictMode>,
    )
    await userEvent.setup().type(remarks(), 'A gull{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    unmount()
    await act(async () => answer())
  })

  it('takes a class, a ref and data attributes, and names the page’s own address', () => {
    const ref = createRef<HTMLFormElement>()
    const store = createForm()
    render(
      <Form store={store} ref={ref} className="own" data-testid="report" action="/strikes" method="post" />,
    )
    expect(ref.current?.className).toBe('sw-Form own')
    expect(ref.current?.dataset.testid).toBe('report')
    expect(ref.current?.getAttribute('action')).toBe('/strikes')
    expect(ref.current?.noValidate).toBe(true)
  })
})

describe('useField', () => {
  it('says what is missing when there is no form around it', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Lonely = () => <TextField label="Airport" {...useField('airport')} />
    expect(() => render(<Lonely />)).toThrow('Put it inside <Form store={…}>')
    quiet.mockRestore()
  })

  it('binds any component, under any name', async () => {
    const store = createForm()
    const Own = ({ name }: { name: string }) => <TextField label={`Field ${name}`} {...useField(name)} />
    render(
      <Form store={store}>
        <Own name="__proto__" />
        <Own name="" />
      </Form>,
    )
    const user = userEvent.setup()
    const [first, second] = screen.getAllByRole('textbox')
    await user.type(first!, 'one')
    await user.type(second!, 'two')
    expect(Object.entries(store.getValues())).toEqual([
      ['__proto__', 'one'],
      ['', 'two'],
    ])
  })

  it('lets a field depend on another’s value', async () => {
    const store = createForm()
    function Cost() {
      return useFieldValue('airport') === 'B' ? (
        <FormField as={TextField} name="cost" label="Cost" required />
      ) : null
    }
    render(
      <Form store={store}>
        <FormField as={TextField} name="airport" label="Airport" />
        <Cost />
      </Form>,
    )
    const user = userEvent.setup()
    await user.type(airport(), 'B')
    expect(screen.getByRole('textbox', { name: /Cost/ })).toBeTruthy()
    await act(() => store.submit())
    expect(store.getStatus()).toBe('invalid')
    await user.clear(airport())
    await act(() => Promise.resolve())
    expect(store.getStatus()).toBe('editing')
  })
})

describe('useFormState', () => {
  it('draws again only when its fact changes', async () => {
    const drawn: string[] = []
    const store = createForm({ defaultValues: { airport: 'BOISE' } })
    function Status() {
      const status = useFormState(store, (form) => form.getStatus())
      drawn.push(status)
      return status
    }
    render(<Status />)
    act(() => store.change('airport', 'RENO'))
    await act(() => store.submit())
    expect(drawn).toEqual(['editing', 'submitting', 'submitted'])
  })
})

describe('ErrorSummary', () => {
  it('works with plain items and no form', async () => {
    render(
      <>
        <ErrorSummary
          items={[{ id: 'airport', message: 'Enter the airport' }, { message: 'Sign in again' }]}
        />
        <TextField label="Airport" id="airport" />
      </>,
    )
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }))
    await userEvent.setup().click(screen.getByRole('link', { name: 'Enter the airport' }))
    expect(document.activeElement).toBe(airport())
  })

  it('draws nothing when there is nothing to mend', () => {
    const { container } = render(<ErrorSummary items={[]} />)
    expect(container.innerHTML).toBe('')
  })

  it('tells the developer of a link that leads nowhere', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<ErrorSummary items={[{ id: 'nowhere', message: 'Enter the airport' }]} />)
    expect(said.mock.calls[0]?.[0]).toContain('an item with the id "nowhere", which nothing on the page has')
    said.mockRestore()
  })
})
