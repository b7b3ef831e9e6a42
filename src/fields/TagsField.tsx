'use client'

import {
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { announce } from '../internal/announce'
import { useSharedRef } from '../internal/useSharedRef'
import { useLocaleWith } from '../internal/useLocaleWith'
import { tagsTexts } from '../messages/fields/tagsTexts'
import type { ChoiceOption } from './ChoiceOption'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import { findByLabel } from './filterOptions'
import { optionIdOf, type PickedRow } from './optionRows'
import { setControlText } from './setControlText'
import { TagList } from './TagList'
import { useCombobox } from './useCombobox'
import { useComboboxList } from './useComboboxList'
import { type OptionListProps, useOptionList } from './useOptionList'
import { unlistedText } from './unlistedText'
import { useValueList } from './useValueList'
import { useWithFailure } from './useWithFailure'

export interface TagsFieldProps extends FieldProps<readonly string[]>, OptionListProps {
  /** The options of the values, where `options` do not have them, as before any are loaded. */
  selectedOptions?: readonly ChoiceOption[] | undefined
  /** The label of a value that no option has. @default the value itself */
  getOptionLabel?: ((value: string) => string | undefined) | undefined
  /** Takes any text as a value. @default where there are neither `options` nor `loadOptions` */
  allowsCustomValue?: boolean | undefined
  /** The `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Any number of many options, or of texts of one's own, each as a tag. A comma separated list can be pasted. What is
 * typed and no tag yet stays in the box; a form around it asks to choose one of the options.
 */
export function TagsField(props: TagsFieldProps) {
  const { name, required, readOnly, disabled, options, loadOptions, selectedOptions, registerValidator } =
    props
  const { ref, getOptionLabel, allowsCustomValue = !options && !loadOptions } = props
  const { t, locale } = useLocaleWith(tagsTexts)
  const { List, failed, load, prefetch } = useComboboxList()
  const [text, setText] = useState('')
  const [isWanted, setWanted] = useState(false)
  const framed = useWithFailure(props, failed, isWanted && text !== '')
  const frame = useFrame(framed)
  const { id } = frame.control
  const listId = `${id}-list`
  const box = useRef<HTMLDivElement>(null)
  const [input, holdInput] = useSharedRef(ref)
  // Options that were chosen here keep their labels, whichever are loaded by then.
  const [known, setKnown] = useState<readonly ChoiceOption[]>([])
  const list = useOptionList(props, text, isWanted)

  function write(next: string) {
    if (input.current) setControlText(input.current, next)
    setText(next)
  }
  const [values, change] = useValueList(props, input, () => write(''))

  function labelOf(value: string): string {
    const isIt = (option: ChoiceOption) => option.value === value
    const option = known.find(isIt) ?? selectedOptions?.find(isIt) ?? options?.find(isIt)
    return option?.label ?? getOptionLabel?.(value) ?? value
  }

  function add(added: readonly ChoiceOption[], rest = '') {
    const fresh = added.filter(({ value }) => !values.includes(value))
    setKnown([...known, ...fresh])
    write(rest)
    if (fresh.length === 0) return
    change([...new Set([...values, ...fresh.map(({ value }) => value)])])
    announce(t('tags.added', { label: fresh.map(({ label }) => label).join(', ') }))
  }

  function remove(value: string) {
    change(values.filter((one) => one !== value))
    announce(t('tags.removed', { label: labelOf(value) }))
  }

  /** The option that a text is, or makes. */
  function read(typed: string): ChoiceOption | undefined {
    const found = findByLabel(list.found, typed)
    return (
      found ?? (allowsCustomValue && typed.trim() ? { value: typed.trim(), label: typed.trim() } : undefined)
    )
  }

  function pick(row: PickedRow) {
    if (row.kind === 'action') {
      if (row.action === 'retry') list.retry()
      else void list.create().then((option) => option && add([option]))
    } else if (values.includes(row.option.value)) {
      write('')
      remove(row.option.value)
    } else add([row.option])
  }

  const combobox = useCombobox({
    rows: list.rows,
    chosen: -1,
    isShown: List !== undefined,
    isTyped: text !== '' && !allowsCustomValue,
    canOpen: !readOnly && !disabled && (options !== undefined || loadOptions !== undefined),
    onOpenChange: (open) => {
      setWanted(open)
      if (open) load()
    },
    onPick: pick,
    keepsOpen: (row) => row.kind === 'option' || row.action === 'retry',
  })
  const isShown = combobox.isOpen && List !== undefined

  function handleInput(event: InputEvent<HTMLInputElement>) {
    setText(event.currentTarget.value)
    combobox.open()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget
    const isComposing = event.nativeEvent.isComposing
    const ends = event.key === 'Enter' || (event.key === ',' && allowsCustomValue)
    const option = ends && !isComposing && combobox.active < 0 ? read(typed) : undefined
    if (option) {
      event.preventDefault()
      combobox.close()
      return add([option])
    }
    const last = values.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined && !readOnly) return remove(last)
    const isBack = event.key === (event.currentTarget.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft')
    const buttons = box.current?.querySelectorAll<HTMLElement>('.sw-TagsField-remove')
    if (isBack && selectionStart === 0 && buttons?.length) {
      event.preventDefault()
      combobox.close()
      return buttons[buttons.length - 1]?.focus()
    }
    return combobox.handleKeyDown(event)
  }

  /** Each text between commas becomes a tag; what is no option stays in the box. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const texts = event.clipboardData.getData('text').split(/[,;،؛\n\t]+/)
    if (readOnly || texts.length < 2) return
    event.preventDefault()
    const found = texts.map((one) => ({ one: one.trim(), option: read(one) }))
    const rest = found.flatMap(({ one, option }) => (option || one === '' ? [] : one))
    add(
      found.flatMap(({ option }) => option ?? []),
      [event.currentTarget.value.trim(), ...rest].filter(Boolean).join(', '),
    )
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    combobox.close()
    const option = read(input.current?.value ?? '')
    if (option) add([option])
    props.onBlur?.()
  }

  useEffect(
    () =>
      registerValidator?.(() =>
        input.current?.value.trim() ? unlistedText(props.label, { t, locale }) : undefined,
      ),
    [registerValidator, input, props.label, t, locale],
  )

  return drawFrame(
    'sw-Field sw-TagsField',
    framed,
    frame,
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the free room belongs to the input as well
    <div
      ref={box}
      className="sw-Field-box sw-TagsField-box"
      onBlur={handleBlur}
      onClick={(event) => {
        if (event.target === event.currentTarget) input.current?.focus()
      }}
    >
      <TagList
        labelId={labelIdOf(id)}
        tags={values.map((value) => ({ value, label: labelOf(value) }))}
        disabled={disabled}
        readOnly={readOnly}
        input={input}
        onRemove={remove}
      />
      <input
        {...frame.control}
        ref={holdInput}
        className="sw-Field-control sw-TagsField-control"
        type="text"
        required={required && values.length === 0}
        role={options || loadOptions ? 'combobox' : undefined}
        {...((options || loadOptions) && {
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isShown,
          'aria-controls': isShown ? listId : undefined,
          'aria-activedescendant':
            isShown && combobox.active >= 0 ? optionIdOf(listId, combobox.active) : undefined,
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        onInput={handleInput}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onFocus={prefetch}
        onClick={() => combobox.open()}
      />
      {name !== undefined &&
        values.map((value) => (
          <input key={value} hidden readOnly disabled={disabled} name={name} value={value} />
        ))}
      {isShown && (
        <List
          field={box}
          id={listId}
          labelId={labelIdOf(id)}
          rows={list.rows}
          active={combobox.active}
          first={-1}
          isChosen={(value) => values.includes(value)}
          multiple
          message={list.message}
          isLoading={list.isLoading}
          onPick={combobox.pick}
          onPoint={combobox.point}
          onClose={combobox.close}
          onEnd={list.loadMore}
        />
      )}
    </div>,
    { group: true, leads: true },
  )
}
