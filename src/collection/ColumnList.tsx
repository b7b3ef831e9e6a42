'use client'

import Pin from 'lucide-react/icons/pin'
import { useRef } from 'react'
import { Button } from '../components/Button'
import { DotsMenu } from '../components/DotsMenu'
import type { MenuAction } from '../components/MenuItems'
import { CheckboxField } from '../fields/CheckboxField'
import type { ChoiceOption } from '../fields/ChoiceOption'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SelectField } from '../fields/SelectField'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import { Reorderable } from '../motion/Reorderable'

/** How high rows are. */
export type Density = 'comfortable' | 'compact'

/** How a person changes a column's width. */
export type WidthStep = 'wider' | 'narrower' | 'usual'

/** A choice of what rows are grouped by. */
export interface GroupChoice {
  readonly options: readonly ChoiceOption[]
  /** `''` for no groups. */
  readonly value: string
  readonly onValueChange: (value: string) => void
}

export interface ColumnListProps {
  /** Every column that can be shown, in order. */
  columns: readonly { readonly id: string; readonly header: string }[]
  /** The ids of those that are shown. */
  shown: readonly string[]
  /** Called with the ids to show, in the order of `columns`. At least one stays. */
  onShownChange: (shown: readonly string[]) => void
  /** Called with the ids of all columns in the order that a person gives them. Without it the order stays. */
  onOrderChange?: ((order: readonly string[]) => void) | undefined
  /** The ids of the columns that stand at the start and stay in sight. */
  pinned?: readonly string[] | undefined
  /** Called with the ids to pin. Without it none can be. */
  onPinnedChange?: ((pinned: readonly string[]) => void) | undefined
  /** Called to make a column wider or narrower, or as wide as it usually is. Without it no width can be changed here. */
  onWidthStep?: ((id: string, step: WidthStep) => void) | undefined
  /** How high the rows are. @default 'comfortable' */
  density?: Density | undefined
  /** Called with the height of rows that a person chooses. Without it there is no choice. */
  onDensityChange?: ((density: Density) => void) | undefined
  /** By what the rows can be grouped, and by what they are. Without it there is no choice. */
  grouping?: GroupChoice | undefined
  /** Called to give up all that a person has changed. Without it there is nothing to give up. */
  onReset?: (() => void) | undefined
}

/** The columns of a list to be shown, ordered and pinned, and the height of its rows. */
export function ColumnList(props: ColumnListProps) {
  const { columns, onOrderChange, density = 'comfortable', onDensityChange } = props
  const { grouping, onReset } = props
  const { t } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  return (
    <div className="sw-ColumnList" ref={root}>
      {onOrderChange ? (
        <Reorderable
          className="sw-ColumnList-columns"
          aria-label={t('list.columns')}
          items={columns}
          getItemKey={({ id }) => id}
          getItemLabel={({ header }) => header}
          onReorder={(items) => onOrderChange(items.map(({ id }) => id))}
        >
          {(column) => <ColumnLine column={column} list={props} />}
        </Reorderable>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list
        <ul className="sw-ColumnList-columns" role="list" aria-label={t('list.columns')}>
          {columns.map((column) => (
            <li key={column.id} className="sw-ColumnList-item">
              <ColumnLine column={column} list={props} />
            </li>
          ))}
        </ul>
      )}
      {grouping && (
        <SelectField
          className="sw-ColumnList-grouping"
          label={t('list.groupBy')}
          emptyLabel={t('list.groupNone')}
          options={grouping.options}
          value={grouping.value}
          onValueChange={(next) => grouping.onValueChange(next ?? '')}
        />
      )}
      {onDensityChange && (
        <RadioGroupField
          className="sw-ColumnList-density"
          label={t('list.density')}
          options={[
            { value: 'comfortable', label: t('list.densityComfortable') },
            { value: 'compact', label: t('list.densityCompact') },
          ]}
          value={density}
          onValueChange={(next) => onDensityChange(next === 'compact' ? 'compact' : 'comfortable')}
        />
      )}
      {onReset && (
        <Button
          variant="quiet"
          size="small"
          className="sw-ColumnList-reset"
          onClick={() => {
            onReset()
            // The button goes with what was changed.
            root.current?.querySelector<HTMLElement>('input')?.focus()
          }}
        >
          {t('list.columnsReset')}
        </Button>
      )}
    </div>
  )
}

interface ColumnLineProps {
  column: { readonly id: string; readonly header: string }
  list: ColumnListProps
}

function ColumnLine({ column: { id, header }, list }: ColumnLineProps) {
  const { columns, shown, onShownChange, pinned = [] } = list
  const { t } = useLocale()
  const actions = useColumnActions(id, header, list)
  const isShown = shown.includes(id)
  const isLast = isShown && shown.length === 1
  return (
    <div className="sw-ColumnList-line">
      <CheckboxField
        className="sw-ColumnList-shown"
        label={header}
        description={isLast ? t('list.lastColumn') : undefined}
        readOnly={isLast}
        value={isShown}
        onValueChange={(next) =>
          onShownChange(
            columns.map((column) => column.id).filter((one) => (one === id ? next : shown.includes(one))),
          )
        }
      />
      {pinned.includes(id) && (
        <span className="sw-ColumnList-pin" role="img" aria-label={t('list.pinned')}>
          <Pin className="sw-icon" />
        </span>
      )}
      {actions.length > 0 && (
        <DotsMenu label={t('list.actionsFor', { title: header })} size="small" items={actions} />
      )}
    </div>
  )
}

function useColumnActions(id: string, header: string, list: ColumnListProps): readonly MenuAction[] {
  const { pinned = [], onPinnedChange, onWidthStep } = list
  const { t } = useLocale()
  const announce = useAnnounce()
  const isPinned = pinned.includes(id)
  const resize = (step: WidthStep, message: string) => () => {
    onWidthStep?.(id, step)
    announce(message)
  }
  return [
    ...(onPinnedChange
      ? [
          {
            id: 'pin',
            label: t(isPinned ? 'list.unpin' : 'list.pin'),
            onAction: () => onPinnedChange(isPinned ? pinned.filter((one) => one !== id) : [...pinned, id]),
          },
        ]
      : []),
    ...(onWidthStep
      ? [
          {
            id: 'wider',
            label: t('list.wider'),
            onAction: resize('wider', t('list.columnWider', { column: header })),
          },
          {
            id: 'narrower',
            label: t('list.narrower'),
            onAction: resize('narrower', t('list.columnNarrower', { column: header })),
          },
          {
            id: 'usual',
            label: t('list.usualWidth'),
            onAction: resize('usual', t('list.columnUsual', { column: header })),
          },
        ]
      : []),
  ]
}
