import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../../src/components/Button'
import { announce } from '../../src/internal/announce'
import { spoken } from './spoken'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the voice is there before the first word', () => {
  render(<Button>Save</Button>)
  expect(document.querySelectorAll('.sw-announcer')).toHaveLength(2)
  expect(spoken('polite')).toEqual([])
})

test('buttons do not look through the page for the voice, one after the other', () => {
  render(<Button>Save</Button>)
  const search = vi.spyOn(document, 'querySelector')
  render(Array.from({ length: 50 }, (_, index) => <Button key={index}>Save</Button>))
  expect(search).not.toHaveBeenCalled()
  search.mockRestore()
  document.body.replaceChildren()
  render(<Button>Save</Button>)
  expect(document.querySelectorAll('.sw-announcer')).toHaveLength(2)
})

test('the same words twice are said twice, and urgent ones apart', () => {
  announce('Report saved')
  announce('Report saved')
  announce('Not saved', 'assertive')
  expect(spoken('polite')).toEqual(['Report saved', 'Report saved'])
  expect(spoken('assertive')).toEqual(['Not saved'])
})

test('what has been said is not left behind for those who read the page', () => {
  announce('Report saved')
  vi.advanceTimersByTime(7000)
  expect(spoken('polite')).toEqual([])
})

test('a button that begins to wait says so once', () => {
  const { rerender } = render(<Button>Save</Button>)
  act(() => rerender(<Button pending>Save</Button>))
  act(() => rerender(<Button pending>Save now</Button>))
  expect(spoken('polite')).toEqual(['Working'])
})
