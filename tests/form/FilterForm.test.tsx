import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SelectField } from '../../src/fields/SelectField'
import { TextField } from '../../src/fields/TextField'
import { FilterForm, type FilterFormProps } from '../../src/form/FilterForm'
import { FormField } from '../../src/form/FormField'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const grades = ['None', 'Minor'].map((value) => ({ value, label: `${value} damage` }))
const filters = [
  { name: 'airport', label: 'Airport' },
  { name: 'damage', label: 'Damage', getText: (value: unknown) => `${String(value)} damage` },
]

function Filters(props: Partial<FilterFormProps> & Pick<FilterFormProps, 'onFilter'>) {
  return (
    <FilterForm filters={filters} {...props}>
      <FormField as={TextField} name="airport" label="Airport" />
      <FormField as={SelectField} name="damage" label="Damage" options={grades} />
    </FilterForm>
  )
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const pause = () => act(async () => vi.advanceTimersByTime(1000))
const airport = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Airport' })
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((one) => one.textContent)

describe('a form that filters', () => {
  it('takes effect once typing has paused, with the values that are set', async () => {
    const onFilter = vi.fn()
    render(<Filters onFilter={onFilter} />)
    await user.type(airport(), 'Bo')
    await pause()
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ airport: 'Bo' })
    await user.selectOptions(screen.getByRole('combobox'), 'Minor')
    await pause()
    expect(onFilter).toHaveBeenLastCalledWith({ airport: 'Bo', damage: 'Minor' })
  })

  it('offers any value where none is chosen, and takes the filter off with it', async () => {
    const onFilter = vi.fn()
    render(<Filters onFilter={onFilter} defaultValues={{ damage: 'Minor' }} />)
    const damage = screen.getByRole('combobox', { name: 'Damage' })
    await user.selectOptions(damage, 'Any')
    await pause()
    expect(onFilter).toHaveBeenLastCalledWith({})
    expect(screen.queryByRole('option', { name: 'Not given' })).toBeNull()
  })

  it('takes effect by its button or by Enter, when the host wants that', async () => {
    const onFilter = vi.fn()
    render(<Filters onFilter={onFilter} apply="button" />)
    await user.type(airport(), 'Bo')
    await pause()
    expect(onFilter).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Show results' }))
    await user.type(airport(), 'i{Enter}')
    expect(onFilter.mock.calls).toEqual([[{ airport: 'Bo' }], [{ airport: 'Boi' }]])
  })

  it('shows what is set, and takes single ones off or all', async () => {
    const onFilter = vi.fn()
    render(<Filters onFilter={onFilter} defaultValues={{ airport: 'Boise', damage: 'Minor' }} />)
    expect(chips()).toEqual(['Airport: Boise', 'Damage: Minor damage'])
    await user.click(screen.getByRole('button', { name: 'Remove Airport: Boise' }))
    expect(chips()).toEqual(['Damage: Minor damage'])
    expect(airport().value).toBe('')
    expect(onFilter).toHaveBeenLastCalledWith({ damage: 'Minor' })
    expect(document.activeElement?.textContent).toBe('Damage: Minor damage')

    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(chips()).toEqual([])
    expect(onFilter).toHaveBeenLastCalledWith({})
    expect(document.activeElement).toBe(airport())
  })

  it('does not take the caret away for what is half typed', async () => {
    const onFilter = vi.fn()
    const short = (value: unknown) =>
      typeof value === 'string' && value.length < 3 ? 'Enter three letters' : undefined
    render(<Filters onFilter={onFilter} rules={{ airport: short }} />)
    await user.type(airport(), 'Bo')
    await pause()
    expect(onFilter).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(airport())
    await user.type(airport(), 'i')
    await pause()
    expect(onFilter).toHaveBeenCalledExactlyOnceWith({ airport: 'Boi' })
  })
})
