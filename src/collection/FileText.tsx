'use client'

import { FilePicture } from '../components/FilePicture'
import { Link } from '../components/Link'
import { useLocale } from '../internal/locale'
import { rasterTypes } from '../internal/rasterTypes'
import { writeBytes } from '../spec/values/bytesText'
import { fileName } from '../spec/values/fileName'
import { ownValue } from '../spec/values/ownValue'

export interface FileTextProps {
  /** A stored file, or one of the browser that waits to be sent. */
  file: unknown
  /** Shows a picture above its name. @default false */
  picture?: boolean | undefined
}

/** The name of a file, as a link where it is kept, and its size. */
export function FileText({ file, picture = false }: FileTextProps) {
  const { locale } = useLocale()
  const name = fileName(file)
  const size = file instanceof Blob ? file.size : ownValue(file, 'size')
  const url = safeAddress(ownValue(file, 'url'), ['http:', 'https:', 'blob:'])
  const source = picture ? pictureOf(file) : undefined
  const words = <bdi>{name}</bdi>
  return (
    <span className="sw-FileText" data-picture={source !== undefined || undefined}>
      {source !== undefined && <FilePicture className="sw-FileText-picture" source={source} alt="" />}
      <span>
        {url === undefined ? words : <Link href={url}>{words}</Link>}
        {typeof size === 'number' && Number.isFinite(size) && (
          <span className="sw-FileText-size"> {writeBytes(size, locale)}</span>
        )}
      </span>
    </span>
  )
}

/** The address of a picture, if it is one that a page may show, or the picture itself where the browser holds it. */
export function pictureOf(file: unknown): string | Blob | undefined {
  if (file instanceof Blob) return rasterTypes.test(file.type) ? file : undefined
  return safeAddress(ownValue(file, 'url'), ['http:', 'https:', 'blob:', 'data:'])
}

/** An address with one of these schemes, or beside the page: others could run a script. */
function safeAddress(url: unknown, schemes: readonly string[]): string | undefined {
  const base = 'https://relative.invalid'
  if (typeof url !== 'string' || url === '' || !URL.canParse(url, base)) return undefined
  return schemes.includes(new URL(url, base).protocol) ? url : undefined
}
