import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ComboboxField } from '../../src/fields/ComboboxField'

afterEach(cleanup)

it('an option of a combobox can be found and chosen where nothing has a height, as in jsdom', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0)
  const onValueChange = vi.fn()
  const airports = [
    { value: 'DEN', label: 'Denver' },
    { value: 'SFO', label: 'San Francisco' },
  ]
  render(<ComboboxField label="Airport" options={airports} onValueChange={onValueChange} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Airport' }), 'San')
  await userEvent.click(await screen.findByRole('option', { name: 'San Francisco' }))
  expect(onValueChange).toHaveBeenLastCalledWith('SFO')
  vi.restoreAllMocks()
})
