'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button'
import type { MenuAction } from '../../components/MenuItems'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { parentFieldOf } from '../../spec/entities/parentField'
import { entitiesLabelOf, entitiesNounOf, entityNounOf } from '../../spec/labels/labels'
import { handleLinkClick } from '../product/handleLinkClick'
import { reasonText } from '../product/reasonText'
import { useEntityAccess } from '../product/useEntityAccess'
import { WaitingNews } from '../status/WaitingNews'
import { TransitionFlow } from '../transition/TransitionFlow'
import { TransitionNews } from '../transition/TransitionNews'
import { MoveDialog } from './MoveDialog'
import { type TreeScreenBaseProps, TreeScreenView } from './TreeScreenView'
import { mayMove } from './useTreeMoves'
import { useTreeRemoval } from './useTreeRemoval'
import { type TreeScreenOptions, useTreeScreen } from './useTreeScreen'
import { ToListButton } from '../product/ToListButton'

export interface TreeScreenProps<F extends Fields> extends TreeScreenOptions<F>, TreeScreenBaseProps {
  /** Names the screen. @default the entity's label for many, "in a tree" */
  title?: ReactNode
  /** Where a new record is made: below the one given, or at the top. Not offered by a source that cannot create. */
  getCreateHref?: ((below: RecordBy<F> | undefined) => string) | undefined
  /** Called when a person wants to make a new record: below the one given, or at the top. */
  onCreate?: ((below: RecordBy<F> | undefined) => void) | undefined
  /** Where the same records are a list. */
  listHref?: string | undefined
  /** Whether records can be removed here, where the source can and the person may. @default true */
  removable?: boolean | undefined
  /** Further buttons, before the primary action. */
  actions?: ReactNode
}

/** The records of an entity, each below its parent: branches open as they are asked for, and records are moved from one to another. */
export function TreeScreen<F extends Fields>(props: TreeScreenProps<F>) {
  const { title, getCreateHref, onCreate, listHref, actions, removable = true } = props
  const { t, locale } = useScreenLocale(englishTree)
  const [moved, setMoved] = useState<RecordBy<F>>()
  const creates = getCreateHref !== undefined || onCreate !== undefined
  const access = useEntityAccess(props.entity, props.source)
  const { can, source: within } = access
  const parent = props.parent ?? parentFieldOf(props.entity)
  const mayCreate = creates && within.create !== undefined && can('create').allowed
  const mayRemove = removable && within.remove !== undefined && can('remove').allowed
  const moves = parent !== undefined && mayMove(access, parent)
  const acts = mayCreate || moves || mayRemove || props.getRowActions !== undefined
  const tree = useTreeScreen<F>({ ...props, getRowActions: acts ? actionsOf : undefined })
  const { entity, source, onMove, getMoveReason } = tree
  const removal = useTreeRemoval(tree)
  const create = mayCreate && (
    <Button
      variant="primary"
      href={getCreateHref?.(undefined)}
      onClick={handleLinkClick(onCreate && (() => onCreate(undefined)))}
    >
      {t('list.create', { entity: entityNounOf(entity, locale) })}
    </Button>
  )

  /** Return the actions on the place of a record, behind those on the record itself. */
  function actionsOf(record: RecordBy<F>): readonly MenuAction[] {
    const below = getCreateHref?.(record)
    const reason = getMoveReason(record, record)
    const removes = can('remove', record)
    return [
      ...(props.getRowActions?.(record) ?? []),
      ...(mayCreate
        ? [
            {
              id: 'add',
              label: t('tree.add'),
              ...(onCreate ? { onAction: () => onCreate(record) } : below !== undefined && { href: below }),
            },
          ]
        : []),
      ...(onMove
        ? [
            {
              id: 'move',
              label: t('tree.move'),
              ...(reason === undefined ? { onAction: () => setMoved(record) } : { disabledReason: reason }),
            },
          ]
        : []),
      ...(mayRemove
        ? [
            {
              id: 'remove',
              label: t('tree.remove'),
              tone: 'danger' as const,
              ...(removes.allowed
                ? { onAction: () => removal.onRemove(record) }
                : { disabledReason: reasonText(removes.reason, locale) }),
            },
          ]
        : []),
    ]
  }

  return (
    <>
      <TreeScreenView
        {...props}
        {...tree}
        title={title ?? t('tree.title', { entities: entitiesLabelOf(entity, locale) })}
        noun={props.noun ?? entityNounOf(entity, locale)}
        nouns={props.nouns ?? entitiesNounOf(entity, locale)}
        actions={
          actions || create || listHref !== undefined ? (
            <>
              {listHref !== undefined && <ToListButton href={listHref} label={t('tree.asList')} />}
              {actions}
              {create}
            </>
          ) : undefined
        }
        emptyAction={create || undefined}
        news={
          <>
            <WaitingNews entity={entity} queue={source.queue} errors={tree.errors} />
            <TransitionNews transitions={tree.transitions} errors={tree.errors} />
          </>
        }
      />
      <TransitionFlow entity={entity} transitions={tree.transitions} errors={tree.errors} />
      {onMove && (
        <MoveDialog
          record={moved}
          target={{ entity, source }}
          getParent={tree.getParent}
          getTitle={tree.getRecordTitle as (record: object) => string}
          getReason={getMoveReason as (record: object, target: object | undefined) => string | undefined}
          onMove={onMove as (record: object, target: object | undefined) => void}
          onClose={() => setMoved(undefined)}
        />
      )}
      {removal.question}
    </>
  )
}
