'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { IconButton } from '../../components/IconButton'
import type { DataSource, RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { entityNounOf } from '../../spec/labels/labels'
import type { ListPlace } from '../list/ListPlace'
import { handleLinkClick } from '../product/handleLinkClick'
import { type Neighbour, useListNeighbours } from '../list/useListNeighbours'

interface RecordPagerProps {
  entity: Entity
  source: DataSource
  id: RecordId
  /** Where the record stands in the list that it was opened from. */
  place: ListPlace
  /** The address of another record of that list. */
  getHref: (id: RecordId, place: ListPlace) => string
  /** Leads there in place of the link. */
  onOpen: ((id: RecordId, place: ListPlace) => void) | undefined
}

/** The way to the record before and to the one after, in the list that one came from, and the place in it. */
export function RecordPager({ entity, source, id, place, getHref, onOpen }: RecordPagerProps) {
  const { t, locale } = useLocale()
  const neighbours = useListNeighbours({ source, idField: entity.id, id, place })
  if (!neighbours) return null
  const { index, total, previous, next } = neighbours
  const noun = entityNounOf(entity, locale)
  const linkTo = ({ id: to, index: at }: Neighbour) => ({
    href: getHref(to, { ...place, index: at }),
    onClick: handleLinkClick(onOpen && (() => onOpen(to, { ...place, index: at }))),
  })
  const step = (to: Neighbour | 'none' | undefined, end: string) => {
    if (to === undefined) return { disabled: true }
    return to === 'none' ? { disabledReason: end } : linkTo(to)
  }
  return (
    <div className="sw-RecordPager">
      {index !== undefined && total?.kind === 'exact' && (
        <span className="sw-RecordPager-place">
          {t('detail.place', { place: index + 1, total: total.count })}
        </span>
      )}
      <IconButton
        size="small"
        label={t('detail.previous', { entity: noun })}
        icon={<ChevronUp className="sw-icon" />}
        aria-keyshortcuts={onOpen && 'Alt+ArrowUp'}
        {...step(previous, t('detail.first'))}
      />
      <IconButton
        size="small"
        label={t('detail.next', { entity: noun })}
        icon={<ChevronDown className="sw-icon" />}
        aria-keyshortcuts={onOpen && 'Alt+ArrowDown'}
        {...step(next, t('detail.last'))}
      />
    </div>
  )
}
