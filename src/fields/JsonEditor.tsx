'use client'

import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap, type KeyBinding, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ControlAttributes } from './FieldFrame'
import { findJsonMistake, type JsonMistake } from './jsonMistake'

/** The handle of an editor for its field. */
export interface JsonEditorHandle {
  /** The element that takes focus. */
  readonly control: HTMLElement
  /** Shows another text. */
  setText(text: string): void
  /** Takes focus to a place in the text. */
  goTo(at: number): void
}

export interface JsonEditorProps {
  control: ControlAttributes
  labelId: string
  /** The text at first. */
  getText: () => string
  readOnly: boolean
  /** Says what is wrong, at the place where it is. */
  describeMistake: (mistake: JsonMistake, text: string) => string
  onChange: (text: string) => void
  /** Called when the page does not let the editor have its styles. */
  onFail: () => void
  ref?: Ref<JsonEditorHandle> | undefined
}

/** The text of a `JsonField` with numbered lines, colours, matching brackets and a line under the first mistake. */
export function JsonEditor(props: JsonEditorProps) {
  const { control, labelId, readOnly, ref } = props
  const root = useRef<HTMLDivElement>(null)
  const made = useRef<{ readonly view: EditorView; readonly attributes: Compartment }>(undefined)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    const parent = root.current
    if (!parent) return
    const attributes = new Compartment()
    const state = EditorState.create({
      doc: latest.current.getText(),
      extensions: [
        attributes.of(attributesOf(latest.current)),
        lineNumbers(),
        history(),
        EditorState.tabSize.of(2),
        json(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        leaveWithEscape,
        keymap.of([...tabKey, ...defaultKeymap, ...historyKeymap]),
        look,
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (!docChanged) return
          lintSoon()
          const isOwn = transactions.some((transaction) => transaction.annotation(Transaction.remote))
          if (!isOwn) latest.current.onChange(state.doc.toString())
        }),
      ],
    })
    const view = new EditorView({ state, parent })
    let pause: ReturnType<typeof setTimeout> | undefined
    const lint = () => view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, latest.current)))
    // While a person writes, nearly everything is a mistake.
    function lintSoon() {
      clearTimeout(pause)
      pause = setTimeout(lint, 500)
    }
    lint()
    made.current = { view, attributes }
    // A page may forbid styles that a script adds: a box without any would be worse than the plain one.
    if (getComputedStyle(view.scrollDOM).display !== 'flex') latest.current.onFail()
    return () => {
      clearTimeout(pause)
      view.destroy()
    }
  }, [])

  useEffect(() => {
    made.current?.view.dispatch({
      effects: made.current.attributes.reconfigure(attributesOf({ control, labelId, readOnly })),
    })
  }, [control, labelId, readOnly])

  // A label leads to a box of text by itself, but not to an element that is edited.
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = () => made.current?.view.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [labelId])

  useImperativeHandle(
    ref,
    () => ({
      control: made.current?.view.contentDOM as HTMLElement,
      setText(text) {
        const view = made.current?.view
        if (!view || (view.state.doc.length === text.length && view.state.doc.toString() === text)) return
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: text },
          annotations: [Transaction.addToHistory.of(false), Transaction.remote.of(true)],
        })
      },
      goTo(at) {
        made.current?.view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
        made.current?.view.focus()
      },
    }),
    [],
  )

  return <div ref={root} className="sw-JsonField-editor" dir="ltr" />
}

function attributesOf({
  control,
  labelId,
  readOnly,
}: Pick<JsonEditorProps, 'control' | 'labelId' | 'readOnly'>) {
  const { id, required, disabled } = control
  const given = {
    id,
    'aria-labelledby': labelId,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'] ? 'true' : undefined,
    'aria-required': required ? 'true' : undefined,
    'aria-readonly': readOnly ? 'true' : undefined,
    'aria-disabled': disabled ? 'true' : undefined,
    spellcheck: 'false',
    tabindex: disabled ? undefined : '0',
  }
  const shown = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return [
    EditorView.contentAttributes.of(Object.fromEntries(shown)),
    EditorState.readOnly.of(readOnly || Boolean(disabled)),
    EditorView.editable.of(!disabled),
  ]
}

function diagnosticsOf({ doc }: EditorState, { describeMistake }: JsonEditorProps) {
  const text = doc.toString()
  const mistake = text.trim() === '' ? undefined : findJsonMistake(text)
  if (!mistake) return []
  return [
    {
      from: mistake.from,
      to: mistake.to,
      severity: 'error' as const,
      message: describeMistake(mistake, text),
    },
  ]
}

/** After Escape the Tab key leaves, until the box is left; Escape again is for what is around it, such as a dialog. */
const leaveWithEscape = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.key !== 'Escape' || leaving.has(view)) return false
    leaving.add(view)
    event.stopPropagation()
    return true
  },
  blur: (_event, view) => void leaving.delete(view),
})

const leaving = new WeakSet<EditorView>()

const tabKey: readonly KeyBinding[] = [
  { key: 'Tab', run: (view) => !leaving.has(view) && indentMore(view) },
  { key: 'Shift-Tab', run: (view) => !leaving.has(view) && indentLess(view) },
]

const colours = HighlightStyle.define([
  { tag: tags.propertyName, class: 'sw-JsonField-name' },
  { tag: [tags.number, tags.bool, tags.null], class: 'sw-JsonField-literal' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], class: 'sw-JsonField-sign' },
])

/** Its own styles stand outside of every layer, so that only such can change them. */
const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0', caretColor: 'var(--sw-ink)' },
  '.cm-line': { padding: '0 var(--sw-control-padding) 0 0' },
  '.cm-gutters': { border: '0', backgroundColor: 'transparent', color: 'var(--sw-ink-secondary)' },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: '2.5rem',
    padding: '0 var(--sw-space-3) 0 var(--sw-space-2)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--sw-accent-tint)',
    outline: 'var(--sw-hairline-width) solid var(--sw-accent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--sw-danger)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--sw-danger)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-lintPoint-error:after': { borderBottomColor: 'var(--sw-danger)' },
  '.cm-tooltip': {
    border: 'var(--sw-hairline-width) solid var(--sw-hairline)',
    borderRadius: 'var(--sw-radius-control)',
    backgroundColor: 'var(--sw-raised)',
    color: 'var(--sw-ink)',
    boxShadow: 'var(--sw-shadow-1)',
  },
  '.cm-diagnostic': {
    padding: 'var(--sw-space-2) var(--sw-space-3)',
    borderInlineStart: '0',
    fontSize: 'var(--sw-text-13)',
  },
})
