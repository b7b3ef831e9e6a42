'use client'

import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Column } from '../collection/Column'
import { useLocale } from '../internal/locale'
import type { RecordBy } from '../spec/entities/Entity'
import { titleOf } from '../spec/entities/titleOf'
import type { Fields } from '../spec/fields/fields'
import { entityNounOf } from '../spec/labels/labels'
import { menuActionsOf } from './menuActionsOf'
import { LazyMenu } from './LazyMenu'
import { takesTransitions } from './runTransition'
import type { EntityAccess } from './useEntityAccess'
import type { TransitionsState } from './useTransitions'

/** The column of the menus that a list's rows have; undefined where there is never anything in them. */
export function useRowMenus<F extends Fields>(
  { entity, source, can }: EntityAccess<F>,
  { choicesOf }: TransitionsState<F>,
): Column<object> | undefined {
  const { t, locale } = useLocale()
  const latest = useRef(choicesOf)
  useLayoutEffect(() => {
    latest.current = choicesOf
  })
  const getItems = useCallback((record: object) => menuActionsOf(latest.current(record as RecordBy<F>)), [])
  const names = Object.keys(entity.transitions ?? {})
  const moves = takesTransitions(entity, source) && names.some((name) => can({ transition: name }).allowed)
  return useMemo(() => {
    if (!moves) return undefined
    return {
      id: actionsColumn,
      header: t('list.actions'),
      cell: (record) => (
        <LazyMenu
          size="small"
          label={t('list.actionsFor', {
            title: titleOf(entity, record, locale) ?? entityNounOf(entity, locale),
          })}
          getItems={() => getItems(record)}
        />
      ),
      width: 56,
      grow: 0,
      align: 'end',
      priority: -1,
      interactive: true,
      bare: true,
    }
  }, [moves, entity, getItems, t, locale])
}

/** No field can have this name: an empty one leads nowhere. */
const actionsColumn = ' '
