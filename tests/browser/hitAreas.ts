import type { TestContext } from 'vitest'
import { storyOf } from './storyOf'

/**
 * The story as its play left it: what can be pressed is what is pressed. Something may look right, have a name and pass
 * every play that presses an element itself, and still lie below another one.
 */
export function checkHitAreas(context: TestContext) {
  const run = storyOf(context)
  // Where things move they pass over each other.
  if (!run || run.story.parameters.motion === 'live') return
  const covered = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap(coveredBy)
  if (covered.length > 0) throw new Error(covered.join('\n'))
}

const pressable =
  ':is(button, a[href], input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], ' +
  '[role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=checkbox], [role=radio], [role=switch])' +
  ':not(:disabled, [aria-disabled=true], [aria-readonly=true])'

function coveredBy(element: HTMLElement): string[] {
  const [box] = element.getClientRects()
  if (!box || !isInReach(element)) return []
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  if (!isInSight(element, x, y)) return []
  const hit = document.elementFromPoint(x, y)
  if (!hit || element.contains(hit) || leadsTo(hit, element) || staysAbove(hit, element)) return []
  return [
    `A press on ${nameOf(element)} lands on ${nameOf(hit)}, which lies over it: a pointer cannot reach it. ` +
      'Raise the one or move the other, as with `position: relative` and a `z-index`.',
  ]
}

/** Whether it can be pressed at all: it is visible, drawn, not inert, and not behind a modal. */
function isInReach(element: HTMLElement) {
  const modal = document.querySelector(':modal')
  return (
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    (!modal || modal.contains(element))
  )
}

/** Neither outside of the window, nor scrolled or cut away. */
function isInSight(element: HTMLElement, x: number, y: number) {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflow, clipPath } = getComputedStyle(around)
    if (clipPath !== 'none') return false
    if (overflow === 'visible' || around === document.documentElement || around === document.body) continue
    const { left, right, top, bottom } = around.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) return false
  }
  return true
}

/** A press on a label is a press on its control. */
const leadsTo = (hit: Element, element: HTMLElement) => hit.closest('label')?.control === element

/** Whether the hit element is sticky, fixed or in a popover, and so covers others only for a while. */
function staysAbove(hit: Element, element: HTMLElement) {
  for (let around: Element | null = hit; around && !around.contains(element); around = around.parentElement) {
    const { position } = getComputedStyle(around)
    if (position === 'fixed' || position === 'sticky' || around.matches(':popover-open')) return true
  }
  return false
}

function nameOf(element: Element) {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${name}`
}
