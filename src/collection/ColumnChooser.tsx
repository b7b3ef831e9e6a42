'use client'

import Columns3 from 'lucide-react/icons/columns-3'
import type { CSSProperties, Ref } from 'react'
import { Button } from '../components/Button'
import { LateControlFailure } from '../components/LateFailure'
import { lateOnceOpen } from '../components/lateOnceOpen'
import { useOpener } from '../components/useOpener'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocale } from '../internal/locale'
import type { DataAttributes } from '../internal/RootProps'
import type { ColumnListProps } from './ColumnList'

// Most people never open it.
const ColumnDialog = lateOnceOpen(
  async () => (await import('./ColumnDialog')).ColumnDialog,
  LateControlFailure,
)

export interface ColumnChooserProps extends ColumnListProps, DataAttributes {
  /** Added to the button's classes. */
  className?: string | undefined
  /** Set on the button. */
  style?: CSSProperties | undefined
  /** The button. */
  ref?: Ref<HTMLElement> | undefined
}

/** Chooses which columns a list shows, in which order, and which stay in sight. It stays open, so that several can be chosen. */
export function ColumnChooser({ className, style, ref, ...props }: ColumnChooserProps) {
  const { t } = useLocale()
  const { attributes, opened } = useOpener({
    hasMenu: false,
    part: ColumnDialog,
    ref,
  })
  const label = t('list.columns')
  return (
    <>
      <Button
        {...dataOf(props)}
        {...attributes}
        style={style}
        className={classes('sw-ColumnChooser', className)}
        icon={<Columns3 className="sw-icon" />}
      >
        {label}
      </Button>
      <ColumnDialog {...opened} label={label} list={props} />
    </>
  )
}
