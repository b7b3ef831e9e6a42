'use client'

import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { tagsTexts } from '../messages/fields/tagsTexts'

export interface TagListProps {
  labelId: string
  /** The tags: the value of each, and its words. */
  tags: readonly { readonly value: string; readonly label: string }[]
  disabled: boolean | undefined
  readOnly: boolean | undefined
  /** The control after the tags, to which the keys lead on. */
  input: RefObject<HTMLInputElement | null>
  onRemove: (value: string) => void
}

/** Tags, each with a button that removes it. They are one stop for Tab: arrow keys go from one to the next. */
export function TagList({ labelId, tags, disabled, readOnly, input, onRemove }: TagListProps) {
  const { t } = useLocaleWith(tagsTexts)
  const [reached, setReached] = useState<string>()
  const stop = tags.some(({ value }) => value === reached) ? reached : tags.at(-1)?.value

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const list = event.currentTarget.closest('ul')
    const buttons = [...(list?.querySelectorAll('button') ?? [])]
    const index = buttons.indexOf(event.currentTarget)
    const isRightToLeft = list?.matches(':dir(rtl)') ?? false
    const goTo = (at: number) => {
      event.preventDefault()
      ;(buttons[at] ?? (at < 0 ? buttons[0] : input.current))?.focus()
    }
    switch (event.key) {
      case 'ArrowLeft':
        return goTo(isRightToLeft ? index + 1 : index - 1)
      case 'ArrowRight':
        return goTo(isRightToLeft ? index - 1 : index + 1)
      case 'Home':
        return goTo(0)
      case 'End':
        return goTo(buttons.length - 1)
      case 'Backspace':
      case 'Delete':
        event.preventDefault()
        event.currentTarget.click()
    }
  }

  /** The focus goes to the tag that follows, else to the box, because the button that has it goes. */
  function remove(button: HTMLButtonElement, value: string) {
    const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.indexOf(button) + 1] ?? input.current
    if (button === document.activeElement) next?.focus()
    onRemove(value)
  }

  if (tags.length === 0) return null
  return (
    <ul className="sw-TagsField-tags" aria-labelledby={labelId}>
      {tags.map(({ value, label }) => (
        <li key={value} className="sw-TagsField-tag">
          <span className="sw-TagsField-label">{label}</span>
          {!readOnly && (
            <button
              type="button"
              className="sw-TagsField-remove"
              aria-label={t('tags.remove', { label })}
              disabled={disabled}
              tabIndex={value === stop ? 0 : -1}
              onFocus={() => setReached(value)}
              onKeyDown={handleKeyDown}
              onClick={(event) => remove(event.currentTarget, value)}
            >
              <X className="sw-icon" aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
