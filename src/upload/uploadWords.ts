import type { LocaleWith } from '../internal/localeWith'
import { writeBytes } from '../spec/bytesText'
import { oncePerLocale } from '../words/oncePerLocale'
import type { UploadWordKey } from '../words/englishUpload'
import type { Upload, UploadProblem } from './Upload'
import type { Uploads, UploadsOptions } from './Uploads'

type UploadLocale = Pick<LocaleWith<UploadWordKey>, 'say' | 'locale'>

/** What a person is told of a file: where it is on its way, or what to do about it. */
export function wordsOf({ status, size, progress, problem }: Upload, words: UploadLocale): string {
  const { say, locale } = words
  const whole = writeBytes(size, locale)
  switch (status) {
    case 'ready':
      return whole
    case 'sent':
      return inTurn(say('upload.sent'), whole)
    case 'queued':
    case 'checking':
    case 'cancelled':
      return inTurn(say(`upload.${status}`), whole)
    case 'waiting':
      return say(problem?.rule === 'offline' ? 'upload.waitingOffline' : 'upload.waiting')
    case 'sending':
      return inTurn(say('upload.sending'), partOf(progress, size, words))
    case 'paused':
      return problem
        ? problemWords(problem, words)
        : inTurn(say('upload.paused'), partOf(progress, size, words))
    case 'refused':
    case 'failed':
      return problem ? problemWords(problem, words) : whole
  }
}

export function problemWords(problem: UploadProblem, words: UploadLocale): string {
  const { say, locale } = words
  const { rule, max = 0, accept = [], message = '' } = problem
  switch (rule) {
    case 'check':
      return message
    case 'accept':
      return say('upload.accept', { types: namesOfTypes(accept, true, words) })
    case 'maxBytes':
      return say('upload.maxBytes', { max: writeBytes(max, locale) })
    case 'maxFiles':
      return say('upload.maxFiles', { count: max })
    default:
      return say(`upload.${rule}`)
  }
}

/** What would be taken: `PNG, JPEG or PDF, up to 5 MB each, at most 10 files`. Nothing where there is no limit. */
export function limitsIn(
  { accept = [], maxBytes, maxFiles }: Pick<UploadsOptions, 'accept' | 'maxBytes' | 'maxFiles'>,
  words: UploadLocale,
): string {
  const { say, locale } = words
  const max = maxBytes === undefined ? undefined : writeBytes(maxBytes, locale)
  const types = namesOfTypes(accept, maxFiles === 1, words)
  const limits = [
    types,
    max && say(maxFiles === 1 ? 'upload.upTo' : 'upload.eachUpTo', { max }),
    maxFiles !== undefined && maxFiles > 1 && say('upload.upToFiles', { count: maxFiles }),
  ].filter((limit) => typeof limit === 'string' && limit !== '')
  const [first = '', ...rest] = limits as string[]
  return inTurn(first.charAt(0).toLocaleUpperCase(locale) + first.slice(1), ...rest)
}

/** Why a form cannot be submitted with these files: what to do about the first of them that waits for the person. */
export function mendingOf(uploads: Uploads, { say }: Pick<UploadLocale, 'say'>): string | undefined {
  for (const id of uploads.getIds()) {
    const upload = uploads.getUpload(id)
    if (upload?.status === 'refused') return say('upload.mendRefused', { name: upload.label })
    if (upload?.status === 'failed') return say('upload.mendFailed', { name: upload.label })
    if (upload?.status === 'paused') return say('upload.mendPaused', { name: upload.label })
  }
  return undefined
}

/** Of several files: how many are done. */
export function totalIn(uploads: Uploads, { say, locale }: UploadLocale): string {
  const { files, done, bytes, bytesDone } = uploads.getTally()
  const whole = writeBytes(bytes, locale)
  if (done === files) return say('upload.filesTotal', { count: files, bytes: whole })
  return say('upload.filesDone', {
    count: files,
    done,
    bytes: whole,
    bytesDone: writeBytes(bytesDone, locale),
  })
}

/** People know PNG and PDF, not `image/png`. @param one whether one file is meant, as `an image` */
function namesOfTypes(accept: readonly string[], one: boolean, { say, locale }: UploadLocale): string {
  const names = accept.map((type) => {
    const [group = '', exact = ''] = type.split('/')
    if (type.startsWith('.')) return type.slice(1).toLocaleUpperCase(locale)
    if (exact !== '*') return exact.replace(/^x-|\+.*$/g, '').toLocaleUpperCase(locale)
    if (group === 'image') return say(one ? 'upload.oneImage' : 'upload.typeImages')
    if (group === 'audio') return say(one ? 'upload.oneAudio' : 'upload.typeAudio')
    if (group === 'video') return say(one ? 'upload.oneVideo' : 'upload.typeVideo')
    return group === 'text' ? say(one ? 'upload.oneText' : 'upload.typeText') : type
  })
  return accept.includes('*/*') ? '' : orList(locale).format([...new Set(names)])
}

const orList = /* @__PURE__ */ oncePerLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

function partOf(progress: number, size: number, { say, locale }: UploadLocale): string {
  return say('upload.of', {
    done: writeBytes(Math.round(progress * size), locale),
    size: writeBytes(size, locale),
  })
}

/** A dot in the middle parts them in every language. */
function inTurn(...parts: readonly string[]): string {
  return parts.join(' · ')
}
