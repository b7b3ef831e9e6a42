'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type InputEvent, useMemo, useRef, useState } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { comboboxTexts } from '../messages/fields/comboboxTexts'
import type { ChoiceOption } from './ChoiceOption'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'
import type { ControlWidthProps } from './FieldProps'
import { optionIdOf, type PickedRow } from './optionRows'
import { keepFocus, useCombobox } from './useCombobox'
import { useComboboxList } from './useComboboxList'
import { type ComboboxValueProps, useComboboxValue } from './useComboboxValue'
import { type OptionListProps, useOptionList } from './useOptionList'
import { useWithFailure } from './useWithFailure'

export interface ComboboxFieldProps extends ComboboxValueProps, OptionListProps, ControlWidthProps {}

/**
 * One of many options, found by typing. A text that is the label of an option is that option, by whatever means it came
 * into the box; any other is handed on as typed, for a rule to reject in words, and a form around it does so by itself
 * unless `allowsCustomValue`.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, readOnly, disabled, allowsCustomValue } = props
  const { t } = useLocaleWith(comboboxTexts)
  const { List, failed, load, prefetch } = useComboboxList()
  // The text that the list is narrowed to; none while all is shown.
  const [query, setQuery] = useState<string>()
  // The value that was there when the list opened.
  const [opened, setOpened] = useState<{ at: string }>()
  const framed = useWithFailure(props, failed, opened !== undefined && query !== undefined)
  const frame = useFrame(framed)
  const { id } = frame.control
  const listId = `${id}-list`
  const box = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Own>()
  const list = useOptionList(props, query ?? '', opened !== undefined)
  const { input, holdInput, submitted, given, label, ...value } = useComboboxValue(props, list.found)

  // Where the list begins, as long as nothing is typed that narrows it.
  const chosen = useMemo(() => {
    if (query !== undefined) return -1
    return list.rows.findIndex((row) => row.kind === 'option' && row.option.value === opened?.at)
  }, [list.rows, opened, query])
  const combobox = useCombobox({
    rows: list.rows,
    chosen,
    isShown: List !== undefined,
    isTyped: query !== undefined && !allowsCustomValue,
    canOpen: !readOnly && !disabled,
    onOpenChange: (open) => {
      setOpened(open ? { at: submitted.current?.value ?? '' } : undefined)
      if (open) load()
      else setQuery(undefined)
    },
    onPick: pick,
  })
  const isShown = combobox.isOpen && List !== undefined

  const aside = standing(props, own)?.description
  const asideId = aside === undefined ? undefined : `${id}-chosen`

  function choose(option: ChoiceOption) {
    setOwn({ option, resetKey: props.resetKey })
    setQuery(undefined)
    value.choose(option)
  }

  function pick(row: PickedRow) {
    if (row.kind === 'option') choose(row.option)
    else if (row.action === 'create') void create()
    else list.retry()
  }

  async function create() {
    const text = input.current?.value
    const option = await list.create()
    if (option && input.current?.value === text) choose(option)
  }

  function handleInput(event: InputEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setQuery(text)
    setOwn({ option: undefined, resetKey: props.resetKey })
    combobox.open()
    value.readText(text)
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    combobox.close()
    value.tidy()
    props.onBlur?.()
  }

  return drawFrame(
    'sw-Field sw-ComboboxField',
    framed,
    frame,
    <div ref={box} className="sw-Field-box sw-ComboboxField-box" onBlur={handleBlur}>
      <input
        {...frame.control}
        ref={holdInput}
        className="sw-Field-control sw-ComboboxField-control"
        type="text"
        role="combobox"
        aria-describedby={classes(asideId, frame.control['aria-describedby']) || undefined}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={
          isShown && combobox.active >= 0 ? optionIdOf(listId, combobox.active) : undefined
        }
        aria-busy={list.isCreating || undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        defaultValue={label}
        onInput={handleInput}
        onKeyDown={combobox.handleKeyDown}
        onFocus={prefetch}
        onClick={() => {
          // A choice is there to be replaced, an unfinished text to be gone on with.
          if (!combobox.isOpen && !value.isUnfinished()) input.current?.select()
          combobox.open()
        }}
      />
      <input hidden readOnly ref={submitted} disabled={disabled} name={name} defaultValue={given ?? ''} />
      {asideId !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a part of the box for who points; the keys are the input's
        <span id={asideId} className="sw-ComboboxField-aside" onClick={() => input.current?.focus()}>
          {aside}
        </span>
      )}
      {!readOnly && (
        <button
          type="button"
          tabIndex={-1}
          className="sw-Field-button sw-ComboboxField-button"
          disabled={disabled}
          aria-label={t('combobox.show')}
          aria-expanded={isShown}
          onMouseDown={keepFocus}
          onPointerEnter={prefetch}
          onClick={() => {
            input.current?.focus()
            if (combobox.isOpen) combobox.close()
            else combobox.open()
          }}
        >
          <ChevronDown className="sw-icon" aria-hidden="true" />
        </button>
      )}
      {isShown && (
        <List
          field={box}
          id={listId}
          labelId={labelIdOf(id)}
          rows={list.rows}
          active={combobox.active}
          first={chosen}
          isChosen={(option) => option === opened?.at}
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

/** The last choice of the person in the box, until the form is reset. */
interface Own {
  /** The option that was chosen; none once something is typed. */
  readonly option: ChoiceOption | undefined
  readonly resetKey: ComboboxFieldProps['resetKey']
}

/** The option that stands in the box, if more than its label is known. */
function standing(props: ComboboxFieldProps, own: Own | undefined): ChoiceOption | undefined {
  const { value, defaultValue, selectedOption, resetKey } = props
  const last = own?.resetKey === resetKey ? own : undefined
  if (value === undefined && last) return last.option
  const given = value === undefined ? defaultValue : value
  return [last?.option, selectedOption].find((option) => option && option.value === given) ?? undefined
}
