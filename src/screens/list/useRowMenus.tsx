'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Column } from '../../collection/Column'
import type { MenuAction } from '../../components/MenuItems'
import { useLocale } from '../../internal/locale'
import { useMedia } from '../../internal/useMedia'
import { useTitles } from '../../components/useTitles'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import type { ListPlace } from './ListPlace'
import { menuActionsOf } from '../transition/menuActionsOf'
import { possibleFirst } from '../transition/possibleFirst'
import { RowActions, type RowActionsProps } from './RowActions'
import { takesTransitions } from '../transition/runTransition'
import type { EntityAccess } from '../product/useEntityAccess'
import type { TransitionsState } from '../transition/useTransitions'

export interface RowMenuOptions<R extends object> {
  /** Where a record's own page is; each title is a link there. */
  getHref?: ((record: R, place: ListPlace) => string) | undefined
  /** Called when a person opens a record. */
  onOpen?: ((record: R, place: ListPlace) => void) | undefined
  /** Where a record is edited. Rows offer it for the records that the person may change, where the source can. */
  getEditHref?: ((record: R) => string) | undefined
  /** Called when a person wants to edit a record. */
  onEdit?: ((record: R) => void) | undefined
  /** Further entries of a record's menu. */
  getRowActions?: ((record: R) => readonly MenuAction[]) | undefined
}

interface RowMenuContext<R extends object> extends RowMenuOptions<R> {
  /** Where a record stands in the list. */
  getPlace: (record: R) => ListPlace
}

/** The column of what can be done with one record, at the end of its row; undefined where there is never anything. */
export function useRowMenus<F extends Fields>(
  { entity, source, can }: EntityAccess<F>,
  { choicesOf }: TransitionsState<F>,
  options: RowMenuContext<RecordBy<F>>,
): Column<object> | undefined {
  const { t } = useLocale()
  const isTouched = useMedia('(hover: none)')
  // The column stays the same while what it calls changes, so that no row is drawn again.
  const latest = useRef({ choicesOf, options })
  useLayoutEffect(() => {
    latest.current = { choicesOf, options }
  })
  const { getEditHref, onEdit, getRowActions } = options
  const offersEdit = getEditHref !== undefined || onEdit !== undefined
  const edits = offersEdit && source.update !== undefined && can('update').allowed
  const getEdit = useCallback(
    (record: object) => {
      const { options: now } = latest.current
      if (!edits || !can('update', record as RecordBy<F>).allowed) return undefined
      const { onEdit: act } = now
      return {
        href: now.getEditHref?.(record as RecordBy<F>),
        onAction: act && (() => act(record as RecordBy<F>)),
      }
    },
    [edits, can],
  )
  const getItems = useCallback(
    (record: object): readonly MenuAction[] => {
      const { choicesOf: choices, options: now } = latest.current
      const given = record as RecordBy<F>
      const place = now.getPlace(given)
      const href = now.getHref?.(given, place)
      const { onOpen } = now
      const edit = getEdit(record)
      const more = now.getRowActions?.(given) ?? []
      const isDanger = ({ tone }: MenuAction) => tone === 'danger'
      const calm = [
        ...(href !== undefined || onOpen
          ? [actionOf('open', t('row.open'), href, onOpen && (() => onOpen(given, place)))]
          : []),
        ...(edit ? [actionOf('edit', t('row.edit'), edit.href, edit.onAction)] : []),
        ...menuActionsOf(choices(given)),
        ...more.filter((action) => !isDanger(action)),
      ]
      return [...possibleFirst(calm), ...more.filter(isDanger)]
    },
    [getEdit, t],
  )
  const names = Object.keys(entity.transitions ?? {})
  const moves = takesTransitions(entity, source) && names.some((name) => can({ transition: name }).allowed)
  const offersMore = moves || getRowActions !== undefined
  return useMemo(() => {
    if (!offersMore && !edits) return undefined
    return {
      id: actionsColumn,
      header: t('list.actions'),
      cell: (record) => (
        <TitledActions
          entity={entity}
          record={record}
          edit={getEdit(record)}
          getItems={() => getItems(record)}
        />
      ),
      // A finger points at nothing: it has the menu alone.
      width: edits && !isTouched ? 80 : 48,
      grow: 0,
      priority: -1,
      interactive: true,
      bare: true,
    }
  }, [offersMore, edits, isTouched, entity, getEdit, getItems, t])
}

interface TitledActionsProps<F extends Fields> extends Omit<RowActionsProps, 'title'> {
  entity: Entity<F>
  record: object
}

/** The actions by the title that is seen in the row, which may be that of another record and come later. */
function TitledActions<F extends Fields>({ entity, record, ...actions }: TitledActionsProps<F>) {
  const { locale } = useLocale()
  const titleIn = useTitles(entity, [record])
  return <RowActions {...actions} title={titleIn(record) ?? entityNounOf(entity, locale)} />
}

/** A link where there is one: the router of the page follows it, and it can be opened in a tab of its own. */
function actionOf(
  id: string,
  label: string,
  href: string | undefined,
  onAction: (() => void) | undefined,
): MenuAction {
  return { id, label, ...(href !== undefined && !onAction && { href }), ...(onAction && { onAction }) }
}

/** No field can have this name: an empty one leads nowhere. */
const actionsColumn = ' '
