import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import { FormScreen } from '../../src/screens/FormScreen'
import type { Entity } from '../../src/spec/entities/Entity'

/** The code of the guide to specifications, as the host app has it, which is type-checked there. */
const { invoice } = (await import(`../hosts/vite/src/${'product'}.ts`)) as { invoice: Entity }

afterEach(cleanup)

it('draws a form for the invoice of the guide, whose money can only be read so far', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<FormScreen entity={invoice} source={memorySource(invoice, [])} />)
  expect(screen.getByRole('textbox', { name: 'Number' })).toBeTruthy()
  expect(screen.getByRole('group', { name: /^Due/ })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Total' })).toHaveProperty('readOnly', true)
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^screenwright: There is no control yet for “total”/)],
  ])
})
