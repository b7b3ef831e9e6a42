import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToasts, holdToasts, toast } from '../../src/components/toasts'

const shown = () => getToasts().map(({ message }) => message)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  holdToasts(false)
  getToasts().forEach(({ id }) => dismissToast(id))
  vi.useRealTimers()
})

test('a message goes by itself', () => {
  toast('Report saved')
  vi.advanceTimersByTime(5999)
  expect(shown()).toEqual(['Report saved'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('a message that offers something stays twice as long', () => {
  toast('Report removed', { action: { label: 'Undo', onAction: () => {} } })
  vi.advanceTimersByTime(11_999)
  expect(shown()).toEqual(['Report removed'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('nothing goes while a person is with the messages, and then each has its whole time again', () => {
  toast('First')
  vi.advanceTimersByTime(5000)
  holdToasts(true)
  toast('Second')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['First', 'Second'])
  holdToasts(false)
  vi.advanceTimersByTime(5999)
  expect(shown()).toEqual(['First', 'Second'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('no more than three at once, and the code that showed one can dismiss it', () => {
  const takeBack = toast('First')
  toast('Second')
  toast('Third')
  toast('Fourth')
  expect(shown()).toEqual(['Second', 'Third', 'Fourth'])
  takeBack()
  expect(shown()).toEqual(['Second', 'Third', 'Fourth'])
})

test('a message takes the place of the one before about the same thing', () => {
  toast('Counting: 7 of 8 done', { tone: 'danger', subject: 'count' })
  toast('Report saved')
  toast('Counting: all 8 done', { subject: 'count' })
  expect(shown()).toEqual(['Report saved', 'Counting: all 8 done'])
})
