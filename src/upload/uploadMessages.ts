import { writeBytes } from '../spec/values/bytesText'
import { fileTypeNames } from '../spec/values/fileTypes'
import { capitalized } from '../messages/capitalized'
import { orList } from '../messages/listText'
import type { UploadMessageKey } from '../messages/englishUpload'
import type { LocaleWith } from '../internal/useLocaleWith'
import type { Upload, UploadProblem } from './Upload'
import type { Uploads, UploadsOptions } from './Uploads'

type UploadLocale = Pick<LocaleWith<UploadMessageKey>, 't' | 'locale'>

/** Tell a person the state of a file, or what to do about it. */
export function wordsOf({ status, size, progress, problem }: Upload, messages: UploadLocale): string {
  const { t, locale } = messages
  const whole = writeBytes(size, locale)
  switch (status) {
    case 'ready':
      return whole
    case 'sent':
      return inTurn(t('upload.sent'), whole)
    case 'queued':
    case 'checking':
    case 'cancelled':
      return inTurn(t(`upload.${status}`), whole)
    case 'waiting':
      return t(problem?.rule === 'offline' ? 'upload.waitingOffline' : 'upload.waiting')
    case 'sending':
      return inTurn(t('upload.sending'), partOf(progress, size, messages))
    case 'paused':
      return problem
        ? problemMessages(problem, messages)
        : inTurn(t('upload.paused'), partOf(progress, size, messages))
    case 'rejected':
    case 'failed':
      return problem ? problemMessages(problem, messages) : whole
  }
}

export function problemMessages(problem: UploadProblem, messages: UploadLocale): string {
  const { t, locale } = messages
  const { rule, max = 0, accept = [], message = '' } = problem
  switch (rule) {
    case 'check':
      return message
    case 'accept':
      return t('upload.accept', { types: namesOfTypes(accept, true, messages) })
    case 'maxBytes':
      return t('upload.maxBytes', { max: writeBytes(max, locale) })
    case 'maxFiles':
      return t('upload.maxFiles', { count: max })
    default:
      return t(`upload.${rule}`)
  }
}

/** Write the limits: `PNG, JPEG or PDF, up to 5 MB each, at most 10 files`. Empty where there is none. */
export function limitsIn(
  { accept = [], maxBytes, maxFiles }: Pick<UploadsOptions, 'accept' | 'maxBytes' | 'maxFiles'>,
  messages: UploadLocale,
): string {
  const { t, locale } = messages
  const max = maxBytes === undefined ? undefined : writeBytes(maxBytes, locale)
  const types = namesOfTypes(accept, maxFiles === 1, messages)
  const limits = [
    types,
    max && t(maxFiles === 1 ? 'upload.upTo' : 'upload.eachUpTo', { max }),
    maxFiles !== undefined && maxFiles > 1 && t('upload.upToFiles', { count: maxFiles }),
  ].filter((limit) => typeof limit === 'string' && limit !== '')
  const [first = '', ...rest] = limits as string[]
  return inTurn(capitalized(first, locale), ...rest)
}

/** Tell what to do about the first file that keeps a form from being submitted. */
export function mendingOf(uploads: Uploads, { t }: Pick<UploadLocale, 't'>): string | undefined {
  for (const id of uploads.getIds()) {
    const upload = uploads.getUpload(id)
    if (upload?.status === 'rejected') return t('upload.mendRejected', { name: upload.label })
    if (upload?.status === 'failed') return t('upload.mendFailed', { name: upload.label })
    if (upload?.status === 'paused') return t('upload.mendPaused', { name: upload.label })
  }
  return undefined
}

/** Tell how many of several files are done. */
export function totalIn(uploads: Uploads, { t, locale }: UploadLocale): string {
  const { files, done, bytes, bytesDone } = uploads.getTally()
  const whole = writeBytes(bytes, locale)
  if (done === files) return t('upload.filesTotal', { count: files, bytes: whole })
  return t('upload.filesDone', {
    count: files,
    done,
    bytes: whole,
    bytesDone: writeBytes(bytesDone, locale),
  })
}

/** Name types as people know them: PNG, not `image/png`. @param one whether one file is meant, as `an image` */
function namesOfTypes(accept: readonly string[], one: boolean, { t, locale }: UploadLocale): string {
  if (accept.includes('*/*')) return ''
  return orList(
    fileTypeNames(accept, locale, (group) => t(`upload.${one ? oneOf[group] : several[group]}`)),
    locale,
  )
}

const oneOf = { audio: 'oneAudio', image: 'oneImage', text: 'oneText', video: 'oneVideo' } as const
const several = { audio: 'typeAudio', image: 'typeImages', text: 'typeText', video: 'typeVideo' } as const

function partOf(progress: number, size: number, { t, locale }: UploadLocale): string {
  return t('upload.of', {
    done: writeBytes(Math.round(progress * size), locale),
    size: writeBytes(size, locale),
  })
}

/** Join with a middle dot, as in every language. */
function inTurn(...parts: readonly string[]): string {
  return parts.join(' · ')
}
