import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FileField } from '../../src/fields/FileField'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { createForm } from '../../src/form/createForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { file, image, text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'
import { UploadProvider } from '../../src/upload/UploadProvider'
import { steeredAdapter } from '../../stories/fixtures/steeredUploads'
import { fileOf, png, until } from './files'

afterEach(cleanup)

function drawn(more: { multiple?: boolean; accept?: string[]; required?: boolean } = {}) {
  const adapter = steeredAdapter()
  const onSubmit = vi.fn()
  const form = createForm({ onSubmit })
  render(
    <Form store={form}>
      <FormField as={FileField} name="photos" label="Photos" adapter={adapter} retryDelays={[]} {...more} />
    </Form>,
  )
  return { adapter, form, onSubmit }
}

const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText(/^Photo/), { target: { files } }))

/** Let pending work finish, and React draw it. */
const comes = (isSo: () => boolean) => act(() => until(isSo))

it('a submission waits until every file has arrived, and sends what the service made of them', async () => {
  const { adapter, form, onSubmit } = drawn({ multiple: true, required: true })
  await choose(png('a.png'), png('b.png'))
  const submitted = form.submit()
  await until(() => adapter.sendings.length === 2)
  expect(form.getStatus()).toBe('checking')
  adapter.of('b.png').arrive({ url: '/b' })
  await until(() => form.getStatus() === 'checking')
  expect(onSubmit).not.toHaveBeenCalled()
  adapter.of('a.png').arrive({ url: '/a' })
  expect(await act(() => submitted)).toBe(true)
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    photos: [
      { name: 'a.png', type: 'image/png', size: 32, url: '/a' },
      { name: 'b.png', type: 'image/png', size: 32, url: '/b' },
    ],
  })
})

it('a file added while the form waits is not lost', async () => {
  const { adapter, form, onSubmit } = drawn({ multiple: true })
  await choose(png('a.png'))
  const submitted = form.submit()
  await until(() => adapter.sendings.length === 1)
  await choose(png('late.png'))
  adapter.of('a.png').arrive()
  await until(() => adapter.sendings.length === 2)
  expect(onSubmit).not.toHaveBeenCalled()
  adapter.of('late.png').arrive()
  await act(() => submitted)
  const [{ photos }] = onSubmit.mock.calls[0] as [{ photos: { name: string }[] }]
  expect(photos.map(({ name }) => name)).toEqual(['a.png', 'late.png'])
})

it('a file that could not be sent holds the submission up, until it is sent after all', async () => {
  const { adapter, form, onSubmit } = drawn()
  await choose(png('heron.png'))
  const submitted = form.submit()
  await until(() => adapter.sendings.length === 1)
  adapter.of('heron.png').fail('server')
  expect(await act(() => submitted)).toBe(false)
  expect(form.getIssues('photos').map(({ message }) => message)).toEqual([
    'Try heron.png again, or remove it',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try heron.png again' }))
  await comes(() => adapter.sendings.length === 2)
  expect(form.getIssues('photos')).toEqual([])
  adapter.of('heron.png').arrive()
  expect(await act(() => form.submit())).toBe(true)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a file that is not taken holds the submission up until it is removed', async () => {
  const { form, onSubmit } = drawn({ multiple: true, accept: ['image/*'] })
  await choose(fileOf('pdf', 'report.pdf', 'application/pdf'))
  expect(await act(() => form.submit())).toBe(false)
  expect(form.getIssues('photos').map(({ message }) => message)).toEqual(['Remove report.pdf to continue'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove report.pdf' }))
  expect(await act(() => form.submit())).toBe(true)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('a reset of the form gives up what was on its way', async () => {
  const { adapter, form } = drawn({ multiple: true })
  await choose(png('heron.png'))
  await comes(() => adapter.sendings.length === 1)
  act(() => form.reset())
  expect(adapter.of('heron.png').signal.aborted).toBe(true)
  expect(screen.queryByText('heron.png')).toBeNull()
})

it('an entity draws its files with what the provider says, under its own limits', async () => {
  const adapter = steeredAdapter()
  const strike = defineEntity({
    name: 'strike',
    labels: ['Strike', 'Strikes'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      photo: image({ label: 'Photo', maxBytes: 1000, required: true }),
      reports: file({ label: 'Reports', accept: ['.pdf'], many: true, maxItems: 2 }),
    },
  })
  const form = createForm({ rules: fieldRules(strike) })
  render(
    <UploadProvider adapter={adapter}>
      <Form store={form}>
        <EntityFields entity={strike} />
      </Form>
    </UploadProvider>,
  )
  await screen.findByText(/PDF · at most 2 files/)
  expect(await act(() => form.submit())).toBe(false)
  expect(form.getIssues('photo').map(({ message }) => message)).toEqual(['Choose a file for photo'])
  await choose(png('large.png', 2000))
  expect(screen.getByText('Choose a file of at most 1 kB instead')).toBeTruthy()
  await choose(png('small.png'))
  await comes(() => adapter.sendings.length === 1)
  adapter.of('small.png').arrive()
  expect(await act(() => form.submit())).toBe(true)
  expect(form.getValue('photo')).toMatchObject({ name: 'small.png', url: 'https://files.example/small.png' })
})
