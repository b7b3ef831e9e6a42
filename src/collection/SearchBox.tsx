'use client'

import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type Ref, useImperativeHandle, useRef } from 'react'
import { IconButton } from '../components/IconButton'
import { classes } from '../internal/classes'
import { keyOf } from '../internal/keyOf'
import { partIds, useKeyboardPart } from '../internal/keyboardParts'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'

export interface SearchBoxProps extends DataAttributes {
  /** Names the box, and stands in it while it is empty. */
  label: string
  /** The text in the box. */
  value: string
  /** Called with each change. Wait for the end of the typing before you search. */
  onValueChange: (value: string) => void
  /** Called when Enter asks to search at once. */
  onSearch?: ((value: string) => void) | undefined
  /** Identifies the input. */
  id?: string | undefined
  /** Added to the root's own class. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Words to search by. Escape and the cross clear it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onValueChange, onSearch, id, className, ref, ...rest } = props
  const { t } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  useKeyboardPart(input, partIds('search', onSearch && 'search.now'))
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  return (
    <div {...rest} className={classes('sw-SearchBox', className)} role="search">
      <Search className="sw-icon sw-SearchBox-icon" aria-hidden="true" />
      <input
        ref={input}
        id={id}
        className="sw-SearchBox-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          const key = keyOf(event)
          if (key === 'Enter') onSearch?.(value)
          if (key !== 'Escape' || value === '') return
          event.preventDefault()
          onValueChange('')
        }}
      />
      {value !== '' && (
        <IconButton
          className="sw-SearchBox-clear"
          size="small"
          label={t('list.clearSearch')}
          icon={<X className="sw-icon" />}
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
