'use client'

import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent, Ref } from 'react'
import { keyOf } from '../internal/keyOf'
import { useLocaleWith } from '../internal/useLocaleWith'
import { searchTexts } from '../messages/fields/searchTexts'
import { enterText } from './enterText'
import { drawFrame } from './FieldFrame'
import { onLeave } from './onLeave'
import { useControlText } from './useControlText'
import { type TextControlProps, useTextControl } from './useTextControl'

export interface SearchFieldProps extends TextControlProps {
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Words to search by, as a field of a form: Enter submits it. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps) {
  const { disabled, readOnly } = props
  const { t } = useLocaleWith(searchTexts)
  const { control, frame, attributes, count, below } = useTextControl({ ...usual, ...props })
  const isFilled = useControlText(control, props, isText)

  function clear() {
    const input = control.current
    if (!input) return
    // The cross goes with the text, so that focus has to leave it first.
    input.focus()
    enterText(input, '')
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape' || !isFilled || readOnly) return
    event.preventDefault()
    clear()
  }

  return drawFrame(
    'sw-Field sw-SearchField',
    props,
    frame,
    <div className="sw-Field-box" onBlur={onLeave(props.onBlur)}>
      <Search className="sw-icon sw-SearchField-icon" aria-hidden="true" />
      <input
        {...attributes}
        className="sw-Field-control sw-SearchField-control"
        type="search"
        onBlur={undefined}
        onKeyDown={handleKeyDown}
      />
      {isFilled && !readOnly && !disabled && (
        <button type="button" className="sw-Field-button" aria-label={t('search.clear')} onClick={clear}>
          <X className="sw-icon" aria-hidden="true" />
        </button>
      )}
    </div>,
    { aside: count, below },
  )
}

const usual = { autoComplete: 'off', enterKeyHint: 'search', inputMode: 'search', spellCheck: false } as const

const isText = (text: string) => text !== ''
