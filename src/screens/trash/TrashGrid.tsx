'use client'

import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Ref, useMemo } from 'react'
import type { Column } from '../../collection/Column'
import { RecordGrid } from '../../collection/RecordGrid'
import { isSelected, nothingSelected, type Selection } from '../../collection/Selection'
import { SelectionBar } from '../../collection/SelectionBar'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { RelativeTime } from '../../components/RelativeTime'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTrash } from '../../messages/englishTrash'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { TrashMessageKey } from '../../messages/englishTrash'
import type { TrashItem, TrashKind } from './trashState'
import type { TrashActions } from './useTrashActions'

interface TrashGridProps extends Partial<Pick<TrashActions, 'onRestore' | 'onPurge'>> {
  label: string
  /** The removed records; nothing while they load. */
  items: readonly TrashItem[] | undefined
  kinds: readonly TrashKind[]
  zone: string | undefined
  pending: boolean
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  onShowMore: (() => void) | undefined
  ref: Ref<HTMLDivElement>
}

/** Removed records in rows, each with its ways back and out. */
export function TrashGrid(props: TrashGridProps) {
  const { label, items, kinds, zone, pending, selection, onSelectionChange, onShowMore, ref } = props
  const { onRestore, onPurge } = props
  const { t } = useScreenLocale(englishTrash)
  const hasSubtitles = items?.some(({ subtitle }) => subtitle !== undefined) ?? false
  const columns = useMemo(
    () => trashColumns({ kinds, hasSubtitles, zone, onRestore, onPurge, t }),
    [kinds, hasSubtitles, zone, onRestore, onPurge, t],
  )
  const selected = (items ?? []).filter(({ key }) => isSelected(selection, key))
  const canRestore = selected.filter(({ restores, restoreReason }) => restores && restoreReason === undefined)
  const canPurge = selected.filter(({ purges, purgeReason }) => purges && purgeReason === undefined)
  const done = () => onSelectionChange(nothingSelected)
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar selection={selection} onSelectionChange={onSelectionChange} total={items?.length}>
          {onRestore && canRestore.length > 0 && (
            <Button
              size="small"
              pending={pending}
              onClick={() => {
                onRestore(canRestore)
                done()
              }}
            >
              {t('trash.restore')}
            </Button>
          )}
          {onPurge && canPurge.length > 0 && (
            <Button size="small" variant="danger" onClick={() => onPurge(canPurge)}>
              {t('trash.purge')}
            </Button>
          )}
        </SelectionBar>
      )}
      <RecordGrid
        ref={ref}
        className="sw-TrashScreen-grid"
        label={label}
        columns={columns}
        rowCount={items?.length ?? waitingRows}
        getRow={(index) => items?.[index]}
        getRowId={(index) => items?.[index]?.key}
        busy={items === undefined}
        selection={selection}
        {...(items && { onSelectionChange })}
      />
      {onShowMore && items && (
        <Button className="sw-TrashScreen-more" onClick={onShowMore}>
          {t('trash.more')}
        </Button>
      )}
    </>
  )
}

/** So many rows wait in a trash of which nothing is known. */
const waitingRows = 6

interface Columns extends Pick<TrashGridProps, 'kinds' | 'zone' | 'onRestore' | 'onPurge'> {
  hasSubtitles: boolean
  t: TranslateWith<TrashMessageKey>
}

function trashColumns({
  kinds,
  hasSubtitles,
  zone,
  onRestore,
  onPurge,
  t,
}: Columns): readonly Column<TrashItem>[] {
  const labels = new Map(kinds.map(({ name, label }) => [name, label]))
  return [
    {
      id: 'title',
      header: t('trash.item'),
      width: 200,
      grow: 2,
      ...((kinds.length > 1 || hasSubtitles) && {
        subtitle: {
          id: 'kind',
          header: t('trash.kind'),
          cell: ({ kind, subtitle }) => (
            <>
              {kinds.length > 1 && labels.get(kind)}
              {kinds.length > 1 && subtitle !== undefined && ' · '}
              <bdi>{subtitle}</bdi>
            </>
          ),
        },
      }),
    },
    {
      id: 'at',
      // A card says first when it goes.
      priority: 2,
      header: t('trash.removed'),
      width: 184,
      truncate: false,
      cell: ({ at, by }) => (
        <span className="sw-TrashScreen-when">
          {at !== undefined && <RelativeTime value={at} zone={zone} tabIndex={-1} />}
          {by !== undefined && <span className="sw-TrashScreen-by">{t('trash.by', { name: by })}</span>}
        </span>
      ),
    },
    {
      id: 'until',
      priority: 1,
      header: t('trash.goes'),
      labelled: true,
      width: 136,
      truncate: false,
      cell: ({ until }) =>
        until === undefined ? (
          <span className="sw-TrashScreen-by">{t('trash.keptForEver')}</span>
        ) : (
          // Counted as the trash says for how long it keeps things.
          <RelativeTime value={until} zone={zone} largestUnit="day" tabIndex={-1} />
        ),
    },
    {
      id: 'actions',
      header: t('list.actions'),
      bare: true,
      interactive: true,
      width: 96,
      grow: 0,
      cell: (item) => <ItemActions item={item} onRestore={onRestore} onPurge={onPurge} />,
    },
  ]
}

interface ItemActionsProps extends Pick<TrashGridProps, 'onRestore' | 'onPurge'> {
  item: TrashItem
}

function ItemActions({ item, onRestore, onPurge }: ItemActionsProps) {
  const { t } = useScreenLocale(englishTrash)
  const { restores, restoreReason, purges, purgeReason } = item
  const title = nameOf(item)
  return (
    <span className="sw-TrashScreen-actions">
      {onRestore && restores && (
        <IconButton
          size="small"
          label={t('trash.restoreOne', { title })}
          icon={<RotateCcw className="sw-icon" data-directional />}
          disabledReason={restoreReason}
          onClick={() => onRestore([item])}
        />
      )}
      {onPurge && purges && (
        <IconButton
          size="small"
          label={t('trash.purgeOne', { title })}
          icon={<Trash2 className="sw-icon" />}
          disabledReason={purgeReason}
          onClick={() => onPurge([item])}
        />
      )}
    </span>
  )
}

/** A name that no other record has, for those who hear the buttons without their rows. */
const nameOf = ({ title, subtitle }: TrashItem) => (subtitle === undefined ? title : `${title} · ${subtitle}`)
