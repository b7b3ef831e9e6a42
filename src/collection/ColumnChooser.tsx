'use client'

import Columns3 from 'lucide-react/icons/columns-3'
import { type CSSProperties, type Ref, Suspense } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover'
import { late } from '../components/late'
import { TriggerButton } from '../components/TriggerButton'
import { AriaLocale } from '../internal/AriaLocale'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'
import type { ColumnListProps } from './ColumnList'

// Most people never open it.
const ColumnList = late(async () => (await import('./ColumnList')).ColumnList)

export interface ColumnChooserProps extends ColumnListProps, DataAttributes {
  /** Added to the button's classes. */
  className?: string
  /** Set on the button. */
  style?: CSSProperties
  /** The button. */
  ref?: Ref<HTMLElement>
}

/** Chooses which columns a list shows, in which order, and which stay in sight. It stays open, so that several can be chosen. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, shown, onShownChange, onOrderChange, pinned, onPinnedChange, onWidthStep } = props
  const { density, onDensityChange, grouping, onReset, className, style, ref, ...rest } = props
  const { t } = useLocale()
  const label = t('list.columns')
  return (
    <AriaLocale>
      <DialogTrigger>
        <TriggerButton
          {...dataOf(rest)}
          ref={ref}
          style={style}
          className={classes('sw-ColumnChooser', className)}
          icon={<Columns3 className="sw-icon" />}
        >
          {label}
        </TriggerButton>
        <Popover className="sw-ColumnChooser-popover" placement="bottom end" offset={4}>
          <Dialog className="sw-ColumnChooser-dialog" aria-label={label}>
            <Suspense>
              <ColumnList
                columns={columns}
                shown={shown}
                onShownChange={onShownChange}
                onOrderChange={onOrderChange}
                pinned={pinned}
                onPinnedChange={onPinnedChange}
                onWidthStep={onWidthStep}
                density={density}
                onDensityChange={onDensityChange}
                grouping={grouping}
                onReset={onReset}
              />
            </Suspense>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  )
}
