'use client'

import type { SyntheticEvent } from 'react'
import { FilePicture } from '../components/FilePicture'
import { rasterTypes } from '../internal/rasterTypes'
import type { Upload } from './Upload'

/** Shows the file if it is a picture, else its kind. It has no words of its own, because the name stands beside it. */
export function FilePreview({ upload, shown }: { upload: Upload; shown: boolean }) {
  const { file, type, name, status, result } = upload
  const isKnown = status !== 'rejected' && status !== 'queued' && status !== 'checking'
  const picture = shown && isKnown && rasterTypes.test(type) ? (file ?? safeAddress(result?.url)) : undefined
  const ending = /\.([^.]{1,4})$/.exec(name)?.[1] ?? ''
  return (
    <div className="sw-UploadList-preview" aria-hidden="true">
      {picture !== undefined && (
        <FilePicture
          key={upload.id}
          source={picture}
          className="sw-UploadList-picture"
          alt=""
          onError={hide}
        />
      )}
      <span className="sw-UploadList-ending">{ending.toUpperCase()}</span>
    </div>
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
