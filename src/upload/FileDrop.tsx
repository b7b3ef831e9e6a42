'use client'

import UploadIcon from 'lucide-react/icons/upload'
import {
  type ClipboardEvent,
  type CSSProperties,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useState,
} from 'react'
import { classes } from '../internal/classes'
import type { DataAttributes } from '../internal/RootProps'
import { filesIn } from './filesIn'
import { keepPage } from './keepPage'
import { useUploadLocale } from './useUploadLocale'

export interface FileDropProps extends DataAttributes {
  /** Called with the files that a person chose, dropped or pasted; those of a dropped folder follow when it is read. */
  onFiles: (files: readonly File[]) => void
  /** Names the button. @default "Choose files", or as suits the other props */
  label?: ReactNode
  /** A second line, such as what is taken. */
  hint?: ReactNode
  /** Media types and endings that the browser's dialog offers first. It is an offer: others can be chosen and dropped. */
  accept?: readonly string[] | undefined
  /** Lets the browser's dialog choose several files. All that is dropped or pasted is handed on either way. @default false */
  multiple?: boolean | undefined
  /** Lets a person choose a folder, with all that is in it. A dropped folder is taken wherever several files are. @default false */
  folder?: boolean | undefined
  /** Opens the camera of a phone: the one that faces the `user`, or the `environment`. */
  capture?: 'user' | 'environment' | undefined
  /**
   * Takes no file, and cannot be reached.
   * @selector [data-disabled]
   * @default false
   */
  disabled?: boolean | undefined
  /** Submits the chosen files under this name; they then stay in the control. */
  name?: string | undefined
  /** Lets no plain `<form>` be submitted without a file. */
  required?: boolean | undefined
  /** Identifies the control. @default a unique id */
  id?: string | undefined
  /** Names the control by the id of its label, beside the button's own words. */
  'aria-labelledby'?: string | undefined
  /** Adds a description by its id, such as an error's. */
  'aria-describedby'?: string | undefined
  /** Says that what was chosen was rejected. */
  'aria-invalid'?: boolean | undefined
  /** Added to the root's own class. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
  /** The `<input type="file">`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Takes files: chosen with the browser's own button, dropped or pasted, and hands them to the host.
 * The button lies over the whole area, so that all of it can be clicked and dropped on, before any script runs too.
 */
export function FileDrop(props: FileDropProps) {
  const made = useId()
  const {
    onFiles,
    label,
    hint,
    accept,
    multiple,
    folder,
    capture,
    disabled = false,
    name,
    required,
    id = made,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
    className,
    style,
    ref,
    ...data
  } = props
  const { t } = useUploadLocale()
  const [isOver, setOver] = useState(false)
  useEffect(keepPage, [])

  const many = multiple || folder
  const usual = folder ? 'chooseFolder' : capture ? 'takePhoto' : many ? 'chooseFiles' : 'chooseFile'

  function hand(files: readonly File[]) {
    if (files.length > 0) onFiles(files)
  }

  function take(transfer: DataTransfer) {
    const files = filesIn(transfer)
    if (!(files instanceof Promise)) return hand(files)
    void files.then(hand)
  }

  function handleDrag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  function handleDrop(event: DragEvent) {
    setOver(false)
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    take(event.dataTransfer)
  }

  function handlePaste(event: ClipboardEvent) {
    if (disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData)
  }

  return (
    <div
      {...data}
      className={classes('sw-FileDrop', className)}
      style={style}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      data-invalid={invalid || undefined}
      onDragEnter={handleDrag}
      onDragOver={handleDrag}
      onDragLeave={(event) => {
        if (!contains(event.currentTarget, event.relatedTarget)) setOver(false)
      }}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <input
        id={id}
        ref={ref}
        className="sw-FileDrop-input"
        type="file"
        name={name}
        accept={accept?.join(',')}
        multiple={many}
        // React's types do not know it.
        {...(folder && { webkitdirectory: '' })}
        capture={capture}
        required={required}
        disabled={disabled}
        aria-labelledby={classes(labelledBy, `${id}-action`)}
        aria-describedby={classes(hint ? `${id}-hint` : '', describedBy) || undefined}
        aria-invalid={invalid}
        onChange={(event) => {
          const { currentTarget: input } = event
          const files = [...(input.files ?? [])]
          // Emptied, so that the same file can be chosen once more.
          if (name === undefined) input.value = ''
          hand(files)
        }}
      />
      <UploadIcon className="sw-icon sw-FileDrop-icon" aria-hidden="true" />
      <span className="sw-FileDrop-words">
        <span className="sw-FileDrop-action" id={`${id}-action`}>
          {label ?? t(`upload.${usual}`)}
        </span>{' '}
        {!capture && <span aria-hidden="true">{t(many ? 'upload.dropFiles' : 'upload.dropFile')}</span>}
        {hint && (
          <span className="sw-FileDrop-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}

function contains(element: Element, other: EventTarget | null): boolean {
  return other instanceof Node && element.contains(other)
}
