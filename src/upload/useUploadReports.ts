'use client'

import { useEffect } from 'react'
import { useAnnounce } from '../internal/announce'
import type { Upload } from './Upload'
import type { Uploads } from './Uploads'
import { problemWords } from './uploadWords'
import { useUploadLocale } from './useUploadLocale'

/** Says what happens to files: what came, what is not taken, and how it ended. Never how far it is. */
export function useUploadReports(uploads: Uploads): void {
  const { say, locale } = useUploadLocale()
  const announce = useAnnounce()
  useEffect(() => {
    let known = new Set(uploads.getIds())
    let before = uploads.getTally()
    /** Where things stood when nothing was under way. */
    let calm = before
    let heard = new Set<string>()

    return uploads.subscribe(() => {
      const tally = uploads.getTally()
      const ids = uploads.getIds()
      const words: string[] = []

      const added = ids.filter((id) => !known.has(id)).length
      if (added > 0) words.push(say('upload.filesAdded', { count: added }))
      if (tally.refused > before.refused) {
        const refused = uploadsIn(uploads, ids).filter(
          ({ id, status }) => status === 'refused' && !heard.has(id),
        )
        const [only] = refused
        if (refused.length === 1 && only?.problem) {
          words.push(`${only.label}: ${problemWords(only.problem, { say, locale })}`)
        } else words.push(say('upload.filesRefused', { count: refused.length }))
        heard = new Set([...heard, ...refused.map(({ id }) => id)])
      }
      if (tally.underWay === 0) {
        const sent = tally.done - calm.done
        const failed = tally.failed - calm.failed
        if (sent > 0 && uploads.getOptions().adapter) words.push(say('upload.filesSent', { count: sent }))
        if (failed > 0) words.push(say('upload.filesFailed', { count: failed }))
        calm = tally
      }

      known = new Set(ids)
      before = tally
      if (words.length > 0) announce(words.join('. '))
    })
  }, [uploads, say, locale, announce])
}

function uploadsIn(uploads: Uploads, ids: readonly string[]): readonly Upload[] {
  return ids.flatMap((id) => uploads.getUpload(id) ?? [])
}
