import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FieldFrame } from '../../../src/fields/FieldFrame'
import type { FieldProps } from '../../../src/fields/FieldProps'
import { EntityFields } from '../../../src/form/EntityFields'
import { Form } from '../../../src/form/Form'
import { useForm } from '../../../src/form/useForm'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { group, integer, text } from '../../../src/spec/fields/fields'

afterEach(cleanup)

const crate = defineEntity({
  name: 'crate',
  labels: ['Crate', 'Crates'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What is in it', required: true }),
    size: text({ label: 'Size', required: true, pattern: /^\d+ × \d+$/ }),
    place: group({ size: text({ label: 'Shelf' }) }, { label: 'Place' }),
  },
})

function SizeField({ onValueChange, defaultValue, ...frame }: FieldProps<string>) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <input
          {...control}
          data-own
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

const sizeBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Size' })

it('a control of the host’s own stands in for one field, with its words, its rules and its value', async () => {
  const source = memorySource(crate, [{ id: 1, what: 'Owl', size: '30 × 40' }])
  render(<FormScreen entity={crate} source={source} id={1} controls={{ size: SizeField }} />)
  const box = await sizeBox()
  expect([box.dataset['own'], box.value]).toEqual(['true', '30 × 40'])
  fireEvent.change(box, { target: { value: 'large' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(box, { target: { value: '60 × 80' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await source.get?.(1)).toMatchObject({ size: '60 × 80' }))
})

it('it does not stand in for a field of that name within a group', async () => {
  function Crates() {
    const store = useForm({ defaultValues: { what: '', size: '', place: { size: '' } }, onSubmit: () => {} })
    return (
      <Form store={store}>
        <EntityFields entity={crate} controls={{ size: SizeField }} />
      </Form>
    )
  }
  render(<Crates />)
  expect((await sizeBox()).dataset['own']).toBe('true')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Shelf/ }).dataset['own']).toBeUndefined()
})
