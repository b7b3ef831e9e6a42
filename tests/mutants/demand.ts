import { demandsOf, structureOf } from './selectors'

const forced: Record<string, string> = {
  ':hover': 'hover',
  '[data-hovered]': 'hover',
  ':active': 'hover pressed',
  '[data-pressed]': 'hover pressed',
}

/**
 * Put the elements of a selector into the states that it asks for. Return how to take it back, or nothing where no
 * state is asked for.
 */
export function demand(selector: string): (() => void) | undefined {
  const undo: (() => void)[] = []
  for (const { structure, states } of demandsOf(selector)) {
    for (const element of document.querySelectorAll<HTMLElement>(structure)) {
      for (const state of states) undo.push(bring(element, state))
    }
  }
  if (selector.includes('::placeholder')) undo.push(...emptied())
  return undo.length > 0 ? joined(undo) : undefined
}

const joined = (undo: (() => void)[]) => () => {
  for (const step of undo.toReversed()) step()
}

/** Put every element that a selector matches into this state. */
export function bringAll(selector: string, state: string): (() => void) | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>(structureOf(selector))]
  const able = elements.filter((element) => mayBe(element, state))
  return able.length > 0 && able.length < 200
    ? joined(able.map((element) => bring(element, state)))
    : undefined
}

/** Text and icons are never out of use, and have no focus. */
function mayBe(element: HTMLElement, state: string): boolean {
  if (state === ':disabled') return 'disabled' in element
  return state !== ':focus-visible' || element.tabIndex >= 0 || element.hasAttribute('tabindex')
}

function bring(element: HTMLElement, state: string): () => void {
  const control = element as HTMLInputElement
  switch (state) {
    case ':disabled':
      return set(control, 'disabled', true)
    case ':checked':
      return set(control, 'checked', true)
    case ':indeterminate':
      return set(control, 'indeterminate', true)
    default:
  }
  if (state.startsWith(':') || state in forced || /focus/.test(state)) {
    const before = element.getAttribute('data-force')
    return attribute(element, 'data-force', `${before ?? ''} ${forced[state] ?? 'focus'}`)
  }
  const [, name = '', value = ''] = /^\[([\w-]+)(?:='?([^'\]]*)'?)?/.exec(state) ?? []
  return attribute(element, name, value)
}

function emptied() {
  const fields = document.querySelectorAll<HTMLInputElement>(':is(input, textarea)')
  return [...fields].flatMap((field) => [
    ...(/^(checkbox|radio|file|range|color)$/.test(field.type) ? [] : [set(field, 'value', '')]),
    ...(field.placeholder ? [] : [set(field, 'placeholder', 'Name')]),
  ])
}

function set<Name extends 'disabled' | 'checked' | 'indeterminate' | 'value' | 'placeholder'>(
  control: HTMLInputElement,
  name: Name,
  value: HTMLInputElement[Name],
) {
  const before = control[name]
  control[name] = value
  return () => {
    control[name] = before
  }
}

function attribute(element: HTMLElement, name: string, value: string) {
  const before = element.getAttribute(name)
  element.setAttribute(name, value)
  return () => {
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  }
}
