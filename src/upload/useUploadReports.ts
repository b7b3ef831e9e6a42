'use client'

import { useEffect } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { labelTexts } from '../messages/components/labelTexts'
import { isUnderWay, type Upload } from './Upload'
import type { Uploads } from './Uploads'
import { problemMessages } from './uploadMessages'
import { useUploadLocale } from './useUploadLocale'

/** Announce which files came, which were rejected, and how they ended, but never their progress. */
export function useUploadReports(uploads: Uploads): void {
  const { t, locale } = useUploadLocale()
  const { t: labelled } = useLocaleWith(labelTexts)
  const announce = useAnnounce()
  useEffect(() => {
    let known = new Set(uploads.getIds())
    let rejected = idsOf(all(uploads).filter(isRejected))
    /** The files that have been under way since none was, whose end is announced. */
    const moving = idsOf(all(uploads).filter(isMoving))

    return uploads.subscribe(() => {
      const files = all(uploads)
      const words: string[] = []

      const added = files.filter(({ id }) => !known.has(id)).length
      if (added > 0) words.push(t('upload.filesAdded', { count: added }))
      known = idsOf(files)

      const turnedAway = files.filter((file) => isRejected(file) && !rejected.has(file.id))
      const [only] = turnedAway
      if (turnedAway.length === 1 && only?.problem) {
        words.push(
          labelled('value.label', { label: only.label }) + problemMessages(only.problem, { t, locale }),
        )
      } else if (turnedAway.length > 0) words.push(t('upload.filesRejected', { count: turnedAway.length }))
      rejected = idsOf(files.filter(isRejected))

      for (const { id } of files.filter(isMoving)) moving.add(id)
      if (uploads.getTally().underWay === 0) {
        const ended = files.filter(({ id }) => moving.has(id))
        const sent = ended.filter(({ status }) => status === 'sent').length
        const failed = ended.filter(({ status }) => status === 'failed').length
        if (sent > 0) words.push(t('upload.filesSent', { count: sent }))
        if (failed > 0) words.push(t('upload.filesFailed', { count: failed }))
        moving.clear()
      }

      if (words.length > 0) announce(words.join('. '))
    })
  }, [uploads, t, labelled, locale, announce])
}

const isRejected = ({ status }: Upload) => status === 'rejected'
const isMoving = ({ status }: Upload) => isUnderWay(status)
const idsOf = (files: readonly Upload[]) => new Set(files.map(({ id }) => id))
const all = (uploads: Uploads) => uploads.getIds().flatMap((id) => uploads.getUpload(id) ?? [])
