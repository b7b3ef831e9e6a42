'use client'

import PauseIcon from 'lucide-react/icons/pause'
import PlayIcon from 'lucide-react/icons/play'
import RetryIcon from 'lucide-react/icons/rotate-cw'
import XIcon from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '../components/IconButton'
import { ErrorSign } from '../internal/ErrorSign'
import { FilePreview } from './FilePreview'
import { isUnderWay, type Upload } from './Upload'
import type { Uploads } from './Uploads'
import { wordsOf } from './uploadMessages'
import { useOneUpload } from './useUpload'
import { useUploadLocale } from './useUploadLocale'

export interface UploadRowProps {
  uploads: Uploads
  id: string
  index: number
  count: number
  readOnly: boolean
  previews: boolean
  onRemove: (id: string) => void
}

/** One file, which is drawn again without the other rows when it changes. */
export function UploadRow({ uploads, id, index, count, readOnly, previews, onRemove }: UploadRowProps) {
  const locale = useUploadLocale()
  const { t } = locale
  const upload = useOneUpload(uploads, id)
  if (!upload) return null
  const { status, label: name, progress } = upload
  const isBad = status === 'rejected' || status === 'failed'
  const shows = status === 'sending' || status === 'paused' || (status === 'checking' && progress > 0)
  return (
    <div
      className="sw-UploadList-row"
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-upload={id}
      data-status={status}
    >
      <FilePreview upload={upload} shown={previews} />
      <div className="sw-UploadList-text">
        <div className="sw-UploadList-name">
          <bdi>{name}</bdi>
        </div>
        <div className="sw-UploadList-status" data-bad={isBad || undefined}>
          {isBad && <ErrorSign />}
          <span>{wordsOf(upload, locale)}</span>
        </div>
        {shows && <progress className="sw-UploadList-progress" aria-label={name} max={1} value={progress} />}
      </div>
      {!readOnly && (
        <div className="sw-UploadList-actions">
          <Step uploads={uploads} upload={upload} />
          <IconButton
            size="small"
            data-last=""
            label={t(isUnderWay(status) ? 'upload.cancel' : 'upload.remove', { name })}
            icon={<XIcon className="sw-icon" />}
            onClick={() => (isUnderWay(status) ? uploads.cancel(id) : onRemove(id))}
          />
        </div>
      )}
    </div>
  )
}

/** Pause, go on or try again: one button for all three, so that the focus stays on it. */
function Step({ uploads, upload }: { uploads: Uploads; upload: Upload }) {
  const { t } = useUploadLocale()
  const button = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const { id, label: name, status, problem } = upload
  const step = stepFor(upload, uploads.getOptions().adapter?.resumes ?? false)

  // When the file arrives there is nothing left to do, and the focus goes to the button beside.
  useLayoutEffect(() => {
    const row = button.current?.closest('[data-upload]')
    return () => {
      if (!hadFocus.current || step === undefined) return
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        row?.querySelector<HTMLElement>('[data-last]')?.focus()
      })
    }
  }, [step])

  if (step === undefined || (status === 'paused' && problem)) return null
  const Icon = { pause: PauseIcon, resume: PlayIcon, retry: RetryIcon }[step]
  return (
    <IconButton
      ref={button}
      size="small"
      label={t(`upload.${step}`, { name })}
      icon={<Icon className="sw-icon" />}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
      onClick={() => uploads[step](id)}
    />
  )
}

function stepFor(
  { status, problem, file }: Upload,
  resumes: boolean,
): 'pause' | 'resume' | 'retry' | undefined {
  if (status === 'paused') return 'resume'
  if (status === 'cancelled' || status === 'failed') return file && 'retry'
  // A rejected file is rejected the second time too; one that could not be read may be there again.
  if (status === 'rejected') return problem?.rule === 'unreadable' ? 'retry' : undefined
  if (status === 'waiting') return 'resume'
  return resumes && status === 'sending' ? 'pause' : undefined
}
