'use client'

import { type SyntheticEvent, useCallback } from 'react'
import { rasterTypes, showBlob } from '../internal/showBlob'
import type { Upload } from './Upload'

/** Shows the file if it is a picture, else its kind. It has no words of its own, because the name stands beside it. */
export function FilePreview({ upload, shown }: { upload: Upload; shown: boolean }) {
  const { file, type, name, status, result } = upload
  const isKnown = status !== 'rejected' && status !== 'queued' && status !== 'checking'
  const picture = shown && isKnown && rasterTypes.test(type) ? (file ?? safeAddress(result?.url)) : undefined
  const ending = /\.([^.]{1,4})$/.exec(name)?.[1] ?? ''
  return (
    <div className="sw-UploadList-preview" aria-hidden="true">
      {picture !== undefined && <Picture key={upload.id} of={picture} />}
      <span className="sw-UploadList-ending">{ending.toUpperCase()}</span>
    </div>
  )
}

function Picture({ of }: { of: File | string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      if (typeof of === 'string') {
        image.src = of
        return
      }
      return showBlob(image, of)
    },
    [of],
  )
  return (
    <img ref={show} className="sw-UploadList-picture" alt="" loading="lazy" decoding="async" onError={hide} />
  )
}

/** Hide a picture that cannot be drawn, so that the kind is seen. */
function hide(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.hidden = true
}

/** Accept only safe addresses, because a service may answer with anything. */
function safeAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^(?:https?:|\/)/i.test(url) ? url : undefined
}
