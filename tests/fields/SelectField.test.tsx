import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SelectField, type SelectFieldProps } from '../../src/fields/SelectField'

afterEach(cleanup)

const options = ['Ohio', 'Oregon', 'Texas'].map((name) => ({ value: name, label: name }))

describe.each<[string, Partial<SelectFieldProps>]>([
  ['that has its value at first', { defaultValue: 'Texas' }],
  ['whose parent decides', { value: 'Texas' }],
])('a read-only select %s', (_, given) => {
  it('takes a change by neither key nor pointer nor assistive technology', async () => {
    const onValueChange = vi.fn()
    render(<SelectField label="State" options={options} readOnly onValueChange={onValueChange} {...given} />)
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    await userEvent.selectOptions(select, 'Ohio')
    expect(select.value).toBe('Texas')
    await userEvent.type(select, '{ArrowUp}o{Control>}{ArrowUp}{/Control}')
    expect(select.value).toBe('Texas')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('opens by neither a press nor a key, and has the focus after a press', async () => {
    render(<SelectField label="State" options={options} readOnly {...given} />)
    const select = screen.getByRole('combobox')
    const prevented: boolean[] = []
    const note = (event: Event) => void prevented.push(event.defaultPrevented)
    document.body.addEventListener('mousedown', note)
    document.body.addEventListener('keydown', note)
    await userEvent.click(select)
    expect(document.activeElement).toBe(select)
    await userEvent.keyboard(' {Enter}{ArrowDown}')
    document.body.removeEventListener('mousedown', note)
    document.body.removeEventListener('keydown', note)
    expect(prevented).toEqual([true, true, true, true])
  })
})

it('keeps a choice that was made before the select became read-only', async () => {
  const select = () => screen.getByRole<HTMLSelectElement>('combobox')
  const { rerender } = render(<SelectField label="State" options={options} defaultValue="Texas" />)
  await userEvent.selectOptions(select(), 'Oregon')
  rerender(<SelectField label="State" options={options} defaultValue="Texas" readOnly />)
  await userEvent.selectOptions(select(), 'Ohio')
  expect(select().value).toBe('Oregon')
})
