import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createForm } from '../../../src/form/createForm'
import { FormScreenView } from '../../../src/screens/form/FormScreenView'
import { spoken } from '../../components/spoken'

const store = createForm()
const page = (status: 'loading' | 'editing') => (
  <FormScreenView status={status} title="Edit report" store={store} labels={['Airport']} />
)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a form that loads for long says so once', () => {
  const { rerender } = render(page('loading'))
  act(() => rerender(page('loading')))
  act(() => void vi.advanceTimersByTime(2000))
  expect(spoken()).toEqual(['Loading'])
})

test('a form that is there soon says nothing of its loading', () => {
  const { rerender } = render(page('loading'))
  act(() => void vi.advanceTimersByTime(300))
  act(() => rerender(page('editing')))
  act(() => void vi.advanceTimersByTime(2000))
  expect(spoken()).toEqual([])
})
