'use client'

import { type ClipboardEvent, type FocusEvent, type Ref, use, useEffect } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { FileDrop, type FileDropProps } from '../upload/FileDrop'
import { UploadContext, type UploadWays } from '../upload/UploadContext'
import { UploadList } from '../upload/UploadList'
import type { Uploads, UploadsOptions } from '../upload/Uploads'
import { limitsIn } from '../upload/uploadMessages'
import { useUpload, useUploadState } from '../upload/useUpload'
import { useUploadLocale } from '../upload/useUploadLocale'
import type { FieldProps } from './FieldProps'
import { filesOf, type FilesValue, useFileValue } from './useFileValue'
import { drawFrame, labelIdOf, useFrame } from './FieldFrame'

export interface FileFieldProps
  extends
    FieldProps<FilesValue>,
    UploadWays,
    Pick<UploadsOptions, 'accept' | 'check' | 'keep' | 'maxBytes' | 'maxFiles'>,
    Pick<FileDropProps, 'capture' | 'folder'> {
  /**
   * Whether there may be several files. The value is then a list, else one file or null.
   * @default false
   */
  multiple?: boolean | undefined
  /** A list of uploads of the host's own, so that files go on when the field is not on the page. It says its own limits. */
  uploads?: Uploads | undefined
  /** Shows pictures small, but no SVG. @default true */
  previews?: boolean | undefined
  /** The `<input type="file">`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Files: chosen with the browser's own button, dropped, pasted, or taken with a camera. They are checked by content and
 * sent at once, where an `adapter` says how; a form waits for them, and for none to be left that failed or was rejected.
 * A file's value is what is known of it; it has a `url` once it is stored. Without an adapter it is the `File`.
 */
export function FileField(props: FileFieldProps) {
  return props.uploads ? <FilledFrom {...props} uploads={props.uploads} /> : <WithOwnUploads {...props} />
}

function WithOwnUploads(props: FileFieldProps) {
  const { multiple = false, accept, maxBytes, maxFiles, check, keep, value, defaultValue } = props
  const around = use(UploadContext)
  const uploads = useUpload(
    {
      ...around,
      ...given({ adapter: props.adapter, checksum: props.checksum, concurrency: props.concurrency }),
      ...given({ retryDelays: props.retryDelays, accept, maxBytes, check, keep }),
      ...given({ maxFiles: multiple || props.folder ? maxFiles : 1 }),
    },
    filesOf(value === undefined ? defaultValue : value),
  )
  return <FilledFrom {...props} uploads={uploads} />
}

function FilledFrom(props: FileFieldProps & { uploads: Uploads }) {
  const {
    uploads,
    multiple = false,
    folder,
    capture,
    previews,
    name,
    required,
    readOnly,
    disabled,
    ref,
  } = props
  const frame = useFrame(props)
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = frame.control
  const { t, locale } = useUploadLocale()
  const [input, holdInput] = useSharedRef(ref)
  const ids = useUploadState(uploads, ({ getIds }) => getIds())
  const { take, held, stored } = useFileValue(uploads, input, props)
  const { accept, maxBytes, maxFiles, adapter } = uploads.getOptions()

  // Files that the browser kept from before the page's script ran come without an event.
  useEffect(() => {
    const { current } = input
    if (current?.files?.length && uploads.getIds().length === 0) take([...current.files])
  }, [input, uploads, take])

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.()
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.defaultPrevented || readOnly || disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    take([...event.clipboardData.files])
  }

  const isEmpty = ids.length === 0
  const hasControl = isEmpty || !readOnly
  const more = multiple || folder ? 'upload.chooseMore' : 'upload.chooseAnother'
  return drawFrame(
    'sw-Field sw-FileField',
    props,
    frame,
    <div
      className="sw-FileField-files"
      // Without a control, the label and the description are those of the files.
      {...(!hasControl && {
        id,
        role: 'group',
        tabIndex: -1,
        'aria-labelledby': labelIdOf(id),
        'aria-describedby': describedBy,
      })}
      onBlur={handleBlur}
      onPaste={handlePaste}
    >
      {hasControl && (
        <FileDrop
          ref={holdInput}
          id={id}
          onFiles={take}
          label={isEmpty || folder || capture ? undefined : t(more)}
          hint={limitsIn({ accept, maxBytes, maxFiles }, { t, locale }) || undefined}
          accept={accept}
          multiple={multiple}
          folder={folder}
          capture={capture}
          disabled={disabled || readOnly}
          // An empty control would be submitted as an empty file.
          name={adapter || (held.length === 0 && stored.length > 0) ? undefined : name}
          required={required && isEmpty}
          aria-labelledby={labelIdOf(id)}
          aria-describedby={describedBy}
          aria-invalid={invalid}
        />
      )}
      <UploadList uploads={uploads} readOnly={readOnly || disabled} previews={previews} whenEmpty={input} />
      {name !== undefined &&
        stored.map((url) => <input key={url} type="hidden" name={name} value={url} disabled={disabled} />)}
    </div>,
    { group: true, leads: hasControl },
  )
}

/** Without what was not given, so that it takes no one's place. */
function given<Options extends object>(
  options: Options,
): Partial<{ [key in keyof Options]: NonNullable<Options[key]> }> {
  return Object.fromEntries(Object.entries(options).filter(([, option]) => option !== undefined)) as never
}
