'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { FileValue } from '../upload/Upload'
import type { Uploads } from '../upload/Uploads'
import { mendingOf } from '../upload/uploadMessages'
import { useUploadState } from '../upload/useUpload'
import { useUploadLocale } from '../upload/useUploadLocale'
import type { FieldProps } from './FieldProps'

/** A list where several files are taken, else one or none. */
export type FilesValue = readonly FileValue[] | FileValue | null

export function filesOf(value: FilesValue | undefined): readonly FileValue[] {
  if (value === undefined || value === null) return []
  return isList(value) ? value : [value]
}

type FilesProps = FieldProps<FilesValue> & { multiple?: boolean | undefined; folder?: boolean | undefined }

/** Keeps a list of uploads and the value of a field at one, whichever of them changes. */
export function useFileValue(uploads: Uploads, input: RefObject<HTMLInputElement | null>, props: FilesProps) {
  const { value, defaultValue, resetKey, multiple, folder, name, registerValidator } = props
  const { t } = useUploadLocale()
  const many = multiple || folder
  const files = useUploadState(uploads, ({ getValue }) => getValue())
  const notified = useRef({ files, ids: uploads.getIds() })
  const handlers = useRef(props)
  useLayoutEffect(() => void (handlers.current = props))
  const quiet = useRef(false)
  const [edits, countEdit] = useReducer((times: number) => times + 1, 0)

  useEffect(() => {
    const notify = () => {
      const now = { files: uploads.getValue(), ids: uploads.getIds() }
      const last = notified.current
      notified.current = now
      if (quiet.current || now.files === last.files) return
      handlers.current.onValueChange?.(many ? now.files : (now.files[0] ?? null))
      if (now.ids !== last.ids) countEdit()
    }
    // Files may have arrived while the field was elsewhere.
    notify()
    return uploads.subscribe(notify)
  }, [uploads, many])

  const show = useCallback(
    (next: FilesValue | undefined) => {
      // The change is the parent's, which knows it already.
      quiet.current = true
      uploads.replace(filesOf(next))
      quiet.current = false
    },
    [uploads],
  )

  // A later default, or the present one again.
  const shown = useRef({ defaultValue, resetKey })
  useLayoutEffect(() => {
    const last = shown.current
    if (last.resetKey === resetKey && sameFiles(last.defaultValue, defaultValue)) return
    shown.current = { defaultValue, resetKey }
    if (value === undefined) show(defaultValue)
  }, [value, defaultValue, resetKey, show])

  // While the parent decides what stands there, a file that it does not take up goes again. A file that
  // arrives later is no edit: a parent that takes its time is not overruled by an earlier call.
  const decided = useRef({ value, edits })
  useLayoutEffect(() => {
    const last = decided.current
    decided.current = { value, edits }
    if (value === undefined || (last.edits === edits && sameFiles(last.value, value))) return
    if (!sameFiles(value, uploads.getValue())) show(value)
  }, [value, edits, uploads, show])

  const take = useCallback(
    (chosen: readonly File[]) => {
      uploads.add(chosen)
      // A file that is not taken must not be submitted either.
      if (name !== undefined) putInto(input, heldIn(uploads.getValue()))
    },
    [uploads, name, input],
  )

  // A native reset comes before the controls are emptied, and leads back to the default.
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const reset = () => show(handlers.current.defaultValue)
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  }, [input, show])

  useEffect(
    () =>
      registerValidator?.(() => {
        const validate = () => mendingOf(uploads, { t })
        return uploads.getTally().underWay > 0 ? uploads.settled().then(validate) : validate()
      }),
    [registerValidator, uploads, t],
  )

  // Files without an adapter are submitted by the control itself, dropped and pasted ones too.
  const held = useMemo(() => heldIn(files), [files])
  useEffect(() => {
    if (name !== undefined) putInto(input, held)
  }, [input, name, held])

  const stored = files.flatMap((one) => (one instanceof File ? [] : (one.url ?? [])))
  return { take, held, stored }
}

function heldIn(files: readonly FileValue[]): readonly File[] {
  return files.filter((one) => one instanceof File)
}

function sameFiles(one: FilesValue | undefined, other: FilesValue | undefined): boolean {
  const [left, right] = [filesOf(one), filesOf(other)]
  return one === other || (left.length === right.length && left.every((file, index) => file === right[index]))
}

/** Which is all that a script may write there. */
function putInto({ current: control }: RefObject<HTMLInputElement | null>, files: readonly File[]): void {
  if (!control) return
  const { files: held } = control
  if (held?.length === files.length && files.every((file, index) => file === held[index])) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  // Files that a test has put in place with `userEvent.upload` cannot be replaced, and are not to throw.
  Reflect.set(control, 'files', transfer.files)
}

function isList(value: readonly FileValue[] | FileValue): value is readonly FileValue[] {
  return Array.isArray(value)
}
