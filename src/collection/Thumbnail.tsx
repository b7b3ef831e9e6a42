import ImageOff from 'lucide-react/icons/image-off'
import type { ReactNode } from 'react'
import { FilePicture } from '../components/FilePicture'
import type { Translate } from '../messages/createTranslator'
import { itemsOf, ownValue } from '../spec/values/ownValue'
import { fileName } from '../spec/values/fileName'
import { pictureOf } from './FileText'

interface Language {
  readonly t: Translate
}

/** Show the first picture of a field in a column's cells, small, and how many more there are. */
export function renderThumbnail(name: string, { t }: Language): (record: object) => ReactNode {
  return (record) => {
    const value = ownValue(record, name)
    const [first, ...others] = itemsOf(value) ?? [value]
    const source = pictureOf(first)
    const words = fileName(first)
    return (
      <span className="sw-Thumbnail">
        {source === undefined ? (
          <span className="sw-Thumbnail-empty" role="img" aria-label={words || t('value.missing')}>
            <ImageOff className="sw-icon" aria-hidden="true" />
          </span>
        ) : (
          // A row is as high without it: pictures that come late move nothing.
          <FilePicture className="sw-Thumbnail-picture" source={source} alt={words} draggable={false} />
        )}
        {others.length > 0 && (
          <span className="sw-Thumbnail-more">{t('value.more', { count: others.length })}</span>
        )}
      </span>
    )
  }
}
