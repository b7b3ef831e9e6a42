import type { SyntheticEvent } from 'react'

/** Choose the radio of a value among those of a group, as code does; none for another value. */
export function showChoice(group: HTMLElement, value: string | number | null | undefined): void {
  for (const radio of group.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.defaultChecked = radio.value === String(value)
  }
}

/** A radio knows no `readonly`; an arrow key chooses by a click as well. */
export function keepChoice(event: SyntheticEvent): void {
  event.preventDefault()
}
