'use client'

import {
  type CSSProperties,
  type FocusEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../components/Button'
import { classes } from '../internal/classes'
import { sameData } from '../spec/values/sameData'
import { useLocaleWith } from '../internal/useLocaleWith'
import { jsonTexts } from '../messages/fields/jsonTexts'
import { drawFrame, isInvalid, labelIdOf, useFrame } from './FieldFrame'
import type { FieldProps } from './FieldProps'
import type { JsonEditorHandle } from './JsonEditor'
import { findJsonMistake, type JsonMistake, lineOf } from './jsonMistake'
import { type JsonInput, showJson, understandJson } from './jsonValue'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'
import { useJsonEditor } from './useJsonEditor'

export interface JsonFieldProps extends FieldProps<JsonInput> {
  /** How many lines there is room for at first; it grows with the text, up to most of the window. @default 6 */
  rows?: number | undefined
  /** The `<textarea>`, and later the editor that takes its place. */
  ref?: Ref<HTMLElement> | undefined
}

/**
 * Data as JSON (RFC 8259). A plain box of text, which becomes an editor once it is in sight and its code has come: lines
 * with numbers, colours, matching brackets, the first mistake underlined. A value is the data; a text that is no JSON yet,
 * or of which reading would lose something, is handed on as `{ text, json: undefined }`, which no rule for JSON takes. A
 * plain `<form>` submits the text.
 */
export function JsonField(props: JsonFieldProps) {
  const { rows = 6, name, readOnly = false, disabled, ref } = props
  const { value, defaultValue, resetKey, registerValidator } = props
  const { t } = useLocaleWith(jsonTexts)
  const frame = useFrame(props)
  const { id } = frame.control
  const area = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<JsonEditorHandle>(null)
  const [Editor, giveUpEditor] = useJsonEditor(area)
  const [mistake, setMistake] = useState<string>()

  const write = useCallback((text: string) => {
    if (area.current) setControlText(area.current, text)
    editor.current?.setText(text)
    setMistake(undefined)
  }, [])
  const show = useCallback((_: unknown, next: JsonInput | undefined) => write(showJson(next)), [write])
  useDefaultValue(area, defaultValue, resetKey, show)

  // While the parent decides what stands there, what was typed stands as long as it means the parent's value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: JsonInput }>()
  const controlled = value !== undefined
  const text = useMemo(() => {
    if (value === undefined) return undefined
    return typed && sameData(typed.value, value) ? typed.text : showJson(value)
  }, [typed, value])
  useLayoutEffect(() => {
    if (text !== undefined) editor.current?.setText(text)
  })

  const describe = useCallback(
    (found: JsonMistake, whole: string) =>
      t(`json.${found.rule}`, { line: lineOf(whole, found.from), about: found.about }),
    [t],
  )
  const getText = useCallback(() => area.current?.value ?? '', [])
  const validate = useCallback(() => {
    const found = mistakeIn(getText())
    return found && describe(found, getText())
  }, [describe, getText])
  useEffect(() => registerValidator?.(validate), [registerValidator, validate])

  // The text area goes back by itself when its form is reset; the editor does not know of it.
  useEffect(() => {
    const { form } = area.current ?? {}
    const follow = () => queueMicrotask(() => editor.current?.setText(getText()))
    form?.addEventListener('reset', follow)
    return () => form?.removeEventListener('reset', follow)
  }, [Editor, getText])

  useImperativeHandle(
    ref,
    () => (Editor && editor.current ? editor.current.control : (area.current as HTMLElement)),
    [Editor],
  )

  function handleText(next: string) {
    const understood = understandJson(next)
    if (controlled) setTyped({ text: next, value: understood })
    if (mistake !== undefined) setMistake(undefined)
    props.onValueChange?.(understood)
  }

  function handleEdit(next: string) {
    if (area.current) setControlText(area.current, next)
    handleText(next)
  }

  /** Set the text a value to a line, or show what is in the way. */
  function format() {
    const whole = getText()
    const found = mistakeIn(whole)
    if (found) {
      setMistake(describe(found, whole))
      goTo(found.from)
      return
    }
    const next = showJson(understandJson(whole))
    if (next === '' || next === whole) return
    write(next)
    handleText(next)
  }

  function goTo(at: number) {
    if (editor.current) return editor.current.goTo(at)
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (!readOnly) setMistake(validate())
    props.onBlur?.()
  }

  // The message of a rule stands below the box already.
  const hint = isInvalid(props) ? undefined : mistake
  const noteId = `${id}-note`
  const isNoted = hint !== undefined || (Editor !== undefined && !readOnly)
  const describedBy = classes(frame.control['aria-describedby'], isNoted && noteId) || undefined
  const control = { ...frame.control, 'aria-describedby': describedBy }

  return drawFrame(
    'sw-Field sw-JsonField',
    props,
    frame,
    <div
      className="sw-Field-box sw-JsonField-box"
      style={{ '--sw-JsonField-rows': rows } as CSSProperties}
      onBlur={handleBlur}
    >
      <textarea
        {...(Editor ? { disabled } : control)}
        ref={area}
        className="sw-Field-control sw-JsonField-control"
        hidden={Editor !== undefined}
        rows={rows}
        dir="ltr"
        name={name}
        readOnly={readOnly}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...(controlled ? { value: text } : { defaultValue: showJson(defaultValue) })}
        onChange={(event) => handleText(event.currentTarget.value)}
      />
      {Editor && (
        <Editor
          ref={editor}
          control={control}
          labelId={labelIdOf(id)}
          getText={getText}
          readOnly={readOnly}
          describeMistake={describe}
          onChange={handleEdit}
          onFail={giveUpEditor}
        />
      )}
      {!readOnly && (
        <div className="sw-JsonField-foot">
          <span
            className="sw-JsonField-note"
            id={noteId}
            data-tone={hint === undefined ? undefined : 'warning'}
          >
            {hint ?? (Editor && t('json.leave'))}
          </span>
          <Button size="small" variant="quiet" disabled={disabled} onClick={format}>
            {t('json.format')}
          </Button>
        </div>
      )}
    </div>,
    { group: true, leads: true },
  )
}

function mistakeIn(text: string): JsonMistake | undefined {
  return text.trim() === '' ? undefined : findJsonMistake(text)
}
