import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { boolean, choice, defineEntity, defineProduct, integer, text } from '../../../src/spec'

afterEach(cleanup)

const review = defineEntity({
  name: 'review',
  labels: ['Review', 'Reviews'],
  id: 'id',
  title: 'words',
  fields: {
    id: integer({ readOnly: true }),
    words: text({ label: 'Words', required: true }),
    juror: text({ label: 'Juror', required: true }),
    score: integer({ label: 'Score' }),
    public: boolean({ label: 'Public' }),
    status: choice(['open', 'closed'], { readOnly: true }),
  },
  access: {
    juror: {
      list: true,
      read: true,
      create: { juror: { me: true }, public: false, score: { gte: 1, lte: 5 }, status: 'open' },
    },
    chair: { list: true, read: true, create: [{ juror: { me: true } }, { score: { empty: true } }] },
  },
})
const product = defineProduct({ entities: [review] })

function open(role: 'juror' | 'chair', defaults = {}) {
  const source = memorySource(review, [], { make: () => ({ status: 'open' as const }) })
  const create = vi.fn(source.create)
  render(
    <ProductProvider product={product} sources={{ review: { ...source, create } }} role={role} me="ada">
      <FormScreen entity={review} defaults={defaults} />
    </ProductProvider>,
  )
  return create
}

const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('a form of a record that the role may make under a condition', () => {
  it('fills in what the role may give one value only, whatever was given at first, and says so', async () => {
    const create = open('juror', { juror: 'bo', public: true })
    const juror = (await screen.findByRole('textbox', { name: /^Juror/ })) as HTMLInputElement
    expect([juror.value, juror.readOnly]).toEqual(['ada', true])
    const told = juror.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(told.map((id) => document.getElementById(id)?.textContent).join()).toContain(
      'You can create this in your own name only.',
    )
    fill(/^Words/, 'Slow and fine')
    fill(/^Score/, '4')
    save()
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.lastCall?.[0]).toEqual({
      words: 'Slow and fine',
      juror: 'ada',
      score: 4,
      public: false,
    })
  })

  it('says beside a field what else the condition asks of it, and sends nothing', async () => {
    const create = open('juror')
    await screen.findByRole('textbox', { name: /^Words/ })
    fill(/^Words/, 'Slow and fine')
    fill(/^Score/, '9')
    save()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Score/ }).getAttribute('aria-invalid')).toBe('true'),
    )
    expect(document.body.textContent).toContain('Change score so that it is 1 or more and it is 5 or less')
    expect(create).not.toHaveBeenCalled()
  })

  it('leaves a choice where one of several conditions is enough', async () => {
    const create = open('chair')
    await screen.findByRole('textbox', { name: /^Words/ })
    fill(/^Words/, 'Slow and fine')
    fill(/^Juror/, 'bo')
    fill(/^Score/, '3')
    save()
    expect(await screen.findAllByText(/Change juror/)).toBeTruthy()
    expect(create).not.toHaveBeenCalled()
    fill(/^Score/, '')
    save()
    await waitFor(() => expect(create).toHaveBeenCalled())
  })
})
