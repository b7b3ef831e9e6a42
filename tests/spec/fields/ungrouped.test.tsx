import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ValueText } from '../../../src/collection/ValueText'
import { EntityField } from '../../../src/form/EntityField'
import { Form } from '../../../src/form/Form'
import { useForm } from '../../../src/form/useForm'
import { defineEntity, explain, integer, validate } from '../../../src/spec'

afterEach(cleanup)

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    year: integer({ label: 'Year', grouping: false, min: 1400, max: 2100 }),
    visits: integer({ label: 'Visits' }),
  },
})

function Edited() {
  const store = useForm({ defaultValues: { year: 1830, visits: 1830 } })
  return (
    <Form store={store}>
      <EntityField entity={work} name="year" />
      <EntityField entity={work} name="visits" />
    </Form>
  )
}

it('a year is written without marks between its thousands, wherever it stands', () => {
  render(<ValueText entity={work} field="year" record={{ year: 1830 }} />)
  expect(document.body.textContent).toBe('1830')
  cleanup()
  render(<Edited />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Year/ }).value).toBe('1830')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Visits/ }).value).toBe('1,830')
  expect(explain({ year: { gte: 1830 } }, work)).toBe('only while year is 1830 or more')
})

it('and so are its bounds, and an example of it', () => {
  const messages = (year: unknown) => validate(work, { year }).map(({ message }) => message)
  expect(messages(1200)).toEqual(['Enter year as 1400 or more'])
  expect(messages(2200)).toEqual(['Enter year as 2100 or less'])
  expect(messages('long ago')[0]).toContain('like 1400')
})
