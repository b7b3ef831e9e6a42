import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ComboboxField } from 'screenwright'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

const airports = [
  { value: 'DEN', label: 'Denver' },
  { value: 'SFO', label: 'San Francisco' },
]

test('an airport is chosen by a part of its name', async () => {
  const onValueChange = vi.fn()
  render(<ComboboxField label="Airport" options={airports} onValueChange={onValueChange} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Airport' }), 'san')
  await userEvent.click(await screen.findByRole('option', { name: 'San Francisco' }))

  expect(onValueChange).toHaveBeenLastCalledWith('SFO')
})
