import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextAreaField } from '../../src/fields/TextAreaField'
import { TextField } from '../../src/fields/TextField'
import { InlineEdit } from '../../src/form/InlineEdit'
import { later } from './acting'

let user = userEvent.setup()
beforeEach(() => {
  user = userEvent.setup()
})
afterEach(cleanup)

interface RemarksProps {
  save?: (value: string) => void | string | Promise<void | string>
  saveOnBlur?: boolean
}

function Remarks({ save = () => {}, saveOnBlur = false }: RemarksProps) {
  const [value, setValue] = useState('A gull')
  return (
    <>
      <InlineEdit
        as={TextField}
        label="Remarks"
        value={value}
        saveOnBlur={saveOnBlur}
        onSave={async (next: string) => {
          const refusal = await save(next)
          if (refusal === undefined) setValue(next)
          return refusal
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  )
}

const text = (value = 'A gull') => screen.getByRole('button', { name: `Change Remarks, ${value}` })
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Remarks' })

describe('a value that is edited where it stands', () => {
  it('is saved by Enter, and the focus goes back to it', async () => {
    const save = vi.fn()
    render(<Remarks save={save} />)
    await user.click(text())
    expect(document.activeElement).toBe(box())
    await user.keyboard('Two gulls{Enter}')
    expect(save).toHaveBeenCalledExactlyOnceWith('Two gulls')
    expect(document.activeElement).toBe(text('Two gulls'))
  })

  it('is given back by Escape', async () => {
    const save = vi.fn()
    render(<Remarks save={save} />)
    await user.click(text())
    await user.keyboard('Two{Escape}')
    expect(document.activeElement).toBe(text())
    await user.click(text())
    expect(box().value).toBe('A gull')
    expect(save).not.toHaveBeenCalled()
  })

  it('is not saved when nothing has changed', async () => {
    const save = vi.fn()
    render(<Remarks save={save} />)
    await user.click(text())
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(text())
    expect(save).not.toHaveBeenCalled()
  })

  it('stays open with what was entered when it is refused or fails', async () => {
    const save = vi.fn<(value: string) => string | undefined>()
    save.mockReturnValueOnce('Enter at most ten characters').mockImplementationOnce(() => {
      throw new Error('offline')
    })
    render(<Remarks save={save} />)
    await user.click(text())
    await user.keyboard('A very long remark{Enter}')
    expect(screen.getByText('Enter at most ten characters')).toBeTruthy()
    expect(document.activeElement).toBe(box())
    await user.keyboard('{Enter}')
    expect(screen.getByText('This was not saved. Try again.')).toBeTruthy()
    expect(box().value).toBe('A very long remark')
    await user.keyboard('{Enter}')
    expect(text('A very long remark')).toBeTruthy()
  })

  it('is saved once, however impatient, and keeps what stands there meanwhile', async () => {
    const answer = later<undefined>()
    const save = vi.fn(() => answer.promise)
    render(<Remarks save={save} />)
    await user.click(text())
    await user.keyboard('Two gulls{Enter}{Enter}')
    expect(box().readOnly).toBe(true)
    answer.resolve(undefined)
    expect(await screen.findByRole('button', { name: 'Change Remarks, Two gulls' })).toBeTruthy()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('waits when the focus leaves it, or is saved then, as the host says', async () => {
    const save = vi.fn()
    const { rerender } = render(<Remarks save={save} />)
    await user.click(text())
    await user.keyboard('Two gulls')
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(box().value).toBe('Two gulls')
    expect(save).not.toHaveBeenCalled()

    rerender(<Remarks save={save} saveOnBlur />)
    await user.click(box())
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(save).toHaveBeenCalledExactlyOnceWith('Two gulls')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })

  it('takes Enter as a new line in a long text, which Control and Enter save', async () => {
    const save = vi.fn()
    render(<InlineEdit as={TextAreaField} label="Remarks" value="A gull" onSave={save} />)
    await user.click(text())
    await user.click(box())
    await user.keyboard('{End}{Enter}Dead{Control>}{Enter}{/Control}')
    expect(save).toHaveBeenCalledExactlyOnceWith('A gull\nDead')
  })

  it('says that nothing is given, and is text alone where it may not be changed', () => {
    const { rerender } = render(<InlineEdit as={TextField} label="Remarks" value="" onSave={() => {}} />)
    expect(text('Not given')).toBeTruthy()
    rerender(<InlineEdit as={TextField} label="Remarks" value="A gull" onSave={() => {}} readOnly />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('A gull')).toBeTruthy()
  })
})
