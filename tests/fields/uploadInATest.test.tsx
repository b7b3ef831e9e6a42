import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { FileField } from '../../src/fields/FileField'

afterEach(cleanup)

it('takes the files that a host’s test uploads as a person does, in a form too', async () => {
  const onValueChange = vi.fn()
  render(
    <form>
      <FileField name="letter" label="Letter" accept={['.pdf']} onValueChange={onValueChange} />
    </form>,
  )
  const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Letter'), letter)
  await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(letter))
  expect(await screen.findByText('letter.pdf')).toBeTruthy()
})
