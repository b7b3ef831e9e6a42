import { afterEach, expect, it, vi } from 'vitest'
import { attachTip } from '../../src/components/attachTip'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A button and its words; happy-dom has no popovers. */
function addTip() {
  const anchor = document.body.appendChild(document.createElement('button'))
  const words = document.body.appendChild(document.createElement('span'))
  let isOpen = false
  Object.assign(words, {
    matches: () => isOpen,
    showPopover: () => void (isOpen = true),
    hidePopover: () => void (isOpen = false),
  })
  return { anchor, words, isShown: () => isOpen, leave: attachTip(anchor, words, true) }
}

/** Where every element and document have their listeners from, which in happy-dom is no `EventTarget` of this page. */
function targetPrototype(): EventTarget {
  let target: EventTarget = document.body
  while (!Object.hasOwn(target, 'addEventListener')) target = Object.getPrototypeOf(target) as EventTarget
  return target
}

it('a thousand tooltips listen no more often than one, and none is left listening', () => {
  const targets = targetPrototype()
  const added = vi.spyOn(targets, 'addEventListener')
  const removed = vi.spyOn(targets, 'removeEventListener')
  const first = addTip()
  const ofOne = added.mock.calls.length
  expect(ofOne).toBeGreaterThan(0)
  const others = Array.from({ length: 999 }, addTip)
  expect(added).toHaveBeenCalledTimes(ofOne)
  for (const { leave } of others) leave()
  expect(removed).not.toHaveBeenCalled()
  first.leave()
  expect(removed.mock.calls.map(([name]) => name)).toEqual(added.mock.calls.map(([name]) => name))
})

it('each of them answers to its own button alone, and to none once it has left', () => {
  const [one, other] = [addTip(), addTip()]
  other.anchor.append(document.createElement('svg'))
  other.anchor.firstElementChild!.dispatchEvent(new Event('click', { bubbles: true }))
  expect([one.isShown(), other.isShown()]).toEqual([false, true])
  one.anchor.click()
  expect([one.isShown(), other.isShown()]).toEqual([true, false])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect([one.isShown(), other.isShown()]).toEqual([false, false])
  other.leave()
  other.anchor.click()
  expect(other.isShown()).toBe(false)
  one.leave()
})
