import preview from '#.storybook/preview'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor, within } from 'storybook/test'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormStore } from '../../src/form/FormStore'

const defaultValues = { airport: 'KDEN', phase: null, damage: null, warned: false }

const phases = ['Climb', 'Approach', 'Landing roll'].map((label) => ({ value: label, label }))
const grades = ['None', 'Minor', 'Substantial'].map((label) => ({ value: label, label }))

function Report({ store }: { store: FormStore }) {
  return (
    <Form store={store}>
      <FormField as={TextField} name="airport" label="Airport code" />
      <FormField as={SelectField} name="phase" label="Phase of flight" options={phases} />
      <FormField as={RadioGroupField} name="damage" label="Damage" options={grades} />
      <FormField as={CheckboxField} name="warned" label="The pilot was warned" />
    </Form>
  )
}

interface SlowPageProps {
  /** The form that the page's script will bring. */
  store: FormStore
  /** Acts as a person while there is no script yet. */
  meanwhile: (page: HTMLElement) => void
}

/** A page as a server sends it, used before its script runs. */
function SlowPage({ store, meanwhile }: SlowPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = page.current?.appendChild(document.createElement('div'))
    if (!element) return
    element.innerHTML = renderToString(<Report store={createForm({ defaultValues })} />)
    meanwhile(element)
    const root = hydrateRoot(element, <Report store={store} />)
    return () => {
      element.remove()
      setTimeout(() => root.unmount())
    }
  }, [store, meanwhile])
  return <div ref={page} />
}

const meta = preview.meta({
  component: SlowPage,
  title: 'Form/On a slow page',
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { store: createForm({ defaultValues }), meanwhile: (_page: HTMLElement) => {} },
})

/** A slow page: an answer that was entered before the script runs stays, and the form knows it. */
export const FilledInBeforeTheScript = meta.story({
  args: {
    store: createForm({ defaultValues }),
    meanwhile: (page) => {
      const [airport] = page.getElementsByTagName('input')
      airport!.focus()
      airport!.setRangeText(' north', 4, 4, 'end')
      page.querySelector('select')!.value = 'Approach'
      within(page).getByLabelText('Minor').click()
      within(page).getByLabelText('The pilot was warned').click()
    },
  },
  play: async ({ args, canvas }) => {
    const entered = { airport: 'KDEN north', phase: 'Approach', damage: 'Minor', warned: true }
    await waitFor(() => expect(args.store.getValues()).toEqual(entered))
    const airport = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Airport code' })
    await expect(airport).toHaveValue('KDEN north')
    await expect(airport.selectionStart).toBe(10)
    await expect(canvas.getByRole('combobox')).toHaveValue('Approach')
    await expect(canvas.getByRole('radio', { name: 'Minor' })).toBeChecked()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})
