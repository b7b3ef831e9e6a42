'use client'

import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createUploads } from './createUploads'
import type { FileValue, Upload } from './Upload'
import type { Uploads, UploadsOptions } from './Uploads'

/**
 * One list of uploads for as long as the component lives: limits and adapter are always those of the last rendering.
 * Held above what shows it, files go on while the person is elsewhere in the app. With `keep`, what a reload
 * interrupted comes back by itself.
 *
 * @param stored what is in the list at first, such as files stored before
 */
export function useUpload(options: UploadsOptions = {}, stored: readonly FileValue[] = []): Uploads {
  const [uploads] = useState(() => {
    const made = createUploads(options)
    if (stored.length > 0) made.replace(stored)
    return made
  })
  useLayoutEffect(() => uploads.configure(options))
  useEffect(() => {
    uploads.start()
    void uploads.restore()
    return () => uploads.stop()
  }, [uploads])
  return uploads
}

/**
 * One fact about uploads, drawn again only when it changes: `useUploadState(uploads, (uploads) => uploads.getTally())`.
 *
 * @param select reads the fact; it must give the same thing as long as nothing changed, so no new object each time
 */
export function useUploadState<Fact>(uploads: Uploads, select: (uploads: Uploads) => Fact): Fact {
  const read = () => select(uploads)
  return useSyncExternalStore(uploads.subscribe, read, read)
}

/** One file of a list. */
export function useOneUpload(uploads: Uploads, id: string): Upload | undefined {
  const subscribe = useCallback(
    (listener: () => void) => uploads.subscribeUpload(id, listener),
    [uploads, id],
  )
  const read = () => uploads.getUpload(id)
  return useSyncExternalStore(subscribe, read, read)
}
