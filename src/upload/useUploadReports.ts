'use client'

import { useEffect } from 'react'
import { useAnnounce } from '../internal/announce'
import { isUnderWay, type Upload } from './Upload'
import type { Uploads } from './Uploads'
import { problemWords } from './uploadWords'
import { useUploadLocale } from './useUploadLocale'

/** Says what happens to files: what came, what is not taken, and how it ended. Never how far it is. */
export function useUploadReports(uploads: Uploads): void {
  const { say, locale } = useUploadLocale()
  const announce = useAnnounce()
  useEffect(() => {
    let known = new Set(uploads.getIds())
    let refused = idsOf(all(uploads).filter(isRefused))
    /** What has been under way since nothing was, and so comes to an end that is news. */
    const moving = idsOf(all(uploads).filter(isMoving))

    return uploads.subscribe(() => {
      const files = all(uploads)
      const words: string[] = []

      const added = files.filter(({ id }) => !known.has(id)).length
      if (added > 0) words.push(say('upload.filesAdded', { count: added }))
      known = idsOf(files)

      const turnedAway = files.filter((file) => isRefused(file) && !refused.has(file.id))
      const [only] = turnedAway
      if (turnedAway.length === 1 && only?.problem) {
        words.push(`${only.label}: ${problemWords(only.problem, { say, locale })}`)
      } else if (turnedAway.length > 0) words.push(say('upload.filesRefused', { count: turnedAway.length }))
      refused = idsOf(files.filter(isRefused))

      for (const { id } of files.filter(isMoving)) moving.add(id)
      if (uploads.getTally().underWay === 0) {
        const ended = files.filter(({ id }) => moving.has(id))
        const sent = ended.filter(({ status }) => status === 'sent').length
        const failed = ended.filter(({ status }) => status === 'failed').length
        if (sent > 0) words.push(say('upload.filesSent', { count: sent }))
        if (failed > 0) words.push(say('upload.filesFailed', { count: failed }))
        moving.clear()
      }

      if (words.length > 0) announce(words.join('. '))
    })
  }, [uploads, say, locale, announce])
}

const isRefused = ({ status }: Upload) => status === 'refused'
const isMoving = ({ status }: Upload) => isUnderWay(status)
const idsOf = (files: readonly Upload[]) => new Set(files.map(({ id }) => id))
const all = (uploads: Uploads) => uploads.getIds().flatMap((id) => uploads.getUpload(id) ?? [])
