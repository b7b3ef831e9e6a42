import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../src/data/memorySource'
import { FormScreen } from '../../src/screens/form/FormScreen'
import type { Entity } from '../../src/spec/entities/Entity'

/** The code of the guide to specifications, as the host app has it, which is type-checked there. */
const { invoice } = (await import(`../hosts/vite/src/${'product'}.ts`)) as { invoice: Entity }

afterEach(cleanup)

it('draws a form for the invoice of the guide, with each of its fields to be filled in', () => {
  render(<FormScreen entity={invoice} source={memorySource(invoice, [])} />)
  expect(screen.getByRole('textbox', { name: 'Number' })).toBeTruthy()
  expect(screen.getByRole('group', { name: /^Due/ })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /^Total/ })).toHaveProperty('readOnly', false)
})
