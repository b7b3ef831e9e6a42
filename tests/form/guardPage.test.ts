import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardPage } from '../../src/form/guardPage'

const ask = vi.fn()
let stop: () => void

beforeEach(() => {
  ask.mockClear()
  location.hash = '#/7/edit'
  document.body.innerHTML =
    '<a href="#species">Enter the species</a><a href="#/8">Next</a><input id="species" />'
  stop = guardPage({ isGuarded: () => true, ask })
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  location.hash = ''
})

const follow = (name: string) =>
  [...document.links]
    .find((link) => link.textContent === name)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))

describe('a form in an app whose pages are hashes', () => {
  it('is not left by a link of its error summary', () => {
    follow('Enter the species')
    expect(ask).not.toHaveBeenCalled()
  })

  it('is left by a link to another page only when the person agrees', () => {
    follow('Next')
    expect(ask).toHaveBeenCalledOnce()
    expect(location.hash).toBe('#/7/edit')
  })
})
