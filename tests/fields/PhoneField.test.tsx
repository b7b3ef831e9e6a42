import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { PhoneField, type PhoneFieldProps } from '../../src/fields/PhoneField'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => void fireEvent.input(box(), { target: { value: text } })

it.each([
  ['its own text', PhoneField],
  [
    'a parent',
    function Kept({ onValueChange, ...props }: PhoneFieldProps) {
      const [value, setValue] = useState('')
      const keep = (next: string) => {
        setValue(next)
        onValueChange?.(next)
      }
      return <PhoneField {...props} value={value} onValueChange={keep} />
    },
  ],
])(
  'hands on what was typed before it knew any numbers, and the number as soon as it does (%s)',
  async (_, Field) => {
    const onValueChange = vi.fn()
    render(<Field label="Telephone" defaultCountry="GB" onValueChange={onValueChange} />)
    box().focus()
    type('020 7946 0958')
    expect(onValueChange.mock.calls).toEqual([['020 7946 0958']])
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([['020 7946 0958'], ['+442079460958']]))
    expect(box().value).toBe('020 7946 0958')
  },
)

it('tells nothing of its own accord about a number that it was given', async () => {
  const onValueChange = vi.fn()
  render(
    <PhoneField
      label="Telephone"
      defaultCountry="GB"
      defaultValue="+442079460958"
      onValueChange={onValueChange}
    />,
  )
  await waitFor(() => expect(box().value).toBe('020 7946 0958'))
  expect(onValueChange).not.toHaveBeenCalled()
})

it('takes the country from the locale when its tag names one', async () => {
  const inLocale = (locale: string) => (
    <LocaleProvider locale={locale}>
      <PhoneField label="Telephone" defaultValue="+493012345678" />
    </LocaleProvider>
  )
  render(inLocale('de-DE'))
  await waitFor(() => expect(box().value).toBe('030 12345678'))
  expect(await screen.findByText('Deutschland')).toBeTruthy()
  cleanup()
  render(inLocale('de'))
  await waitFor(() => expect(box().value).toBe('+49 30 12345678'))
})

it('follows a native reset, with its digits in groups', async () => {
  const { container } = render(
    <form>
      <PhoneField label="Telephone" defaultCountry="GB" defaultValue="+442079460958" />
    </form>,
  )
  await waitFor(() => expect(box().value).toBe('020 7946 0958'))
  type('ask the tower')
  container.querySelector('form')?.reset()
  expect(box().value).toBe('020 7946 0958')
})
