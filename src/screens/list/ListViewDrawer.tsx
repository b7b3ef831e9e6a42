'use client'

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ComponentProps, type ReactNode, type Ref, Suspense, useId, useState } from 'react'
import type { ColumnListProps } from '../../collection/ColumnList'
import { SortSelect, type SortSelectProps } from '../../collection/SortSelect'
import { Button } from '../../components/Button'
import { Drawer } from '../../components/Drawer'
import { late } from '../../components/late'
import { useLocale } from '../../internal/locale'
import { FilterControls } from './FilterControls'
import { SavedViewMenu } from './SavedViewMenu'
import type { ListViews } from './useListViews'

// Most people never open it.
const ColumnList = late(async () => (await import('../../collection/ColumnList')).ColumnList)

interface ListViewDrawerProps {
  views: ListViews | undefined
  sorting: Pick<SortSelectProps, 'columns' | 'sort' | 'onSortChange' | 'required'> | undefined
  filtering: ComponentProps<typeof FilterControls> | undefined
  list: ColumnListProps | undefined
  buttonRef: Ref<HTMLElement>
}

/** On a phone, one button for how a list is seen: its order, its filters and its columns. */
export function ListViewDrawer({ views, sorting, filtering, list, buttonRef }: ListViewDrawerProps) {
  const { t } = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={buttonRef}
        className="sw-ListScreen-view"
        icon={<SlidersHorizontal className="sw-icon" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('list.view')}
      </Button>
      <Drawer className="sw-ListViewDrawer" open={open} onOpenChange={setOpen} title={t('list.view')}>
        <div className="sw-ListViewDrawer-parts">
          {views && (
            <Part title={t('views.label')}>
              <SavedViewMenu views={views} />
            </Part>
          )}
          {sorting && (
            <Part title={t('list.sort')}>
              {ranksOf(sorting).map((rank) => (
                <SortSelect key={rank} {...sorting} rank={rank} />
              ))}
            </Part>
          )}
          {filtering && (
            <Part title={t('filter.label')}>
              <div className="sw-FilterBar">
                <FilterControls {...filtering} />
              </div>
            </Part>
          )}
          {list && (
            <Part title={t('list.columns')}>
              <Suspense>
                <ColumnList {...list} />
              </Suspense>
            </Part>
          )}
        </div>
      </Drawer>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="sw-ListViewDrawer-part" aria-labelledby={id}>
      <h3 id={id} className="sw-ListViewDrawer-title">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** So many columns decide at most: more are seldom meant. */
const mostRanks = 3

/** Those that are set, and the next one. */
function ranksOf({ columns, sort = [] }: Pick<SortSelectProps, 'columns' | 'sort'>): readonly number[] {
  const sortable = columns.filter((column) => column.sortable).length
  const count = Math.max(1, sort.length, Math.min(sort.length + 1, sortable, mostRanks))
  return Array.from({ length: count }, (_, rank) => rank)
}
