'use client'

import { Dialog, Popover } from 'react-aria-components/Popover'
import type { OpenedProps } from '../components/useOpener'
import { AriaLocale } from '../internal/AriaLocale'
import { ColumnList, type ColumnListProps } from './ColumnList'

interface ColumnDialogProps {
  opened: OpenedProps
  /** Names the dialog. */
  label: string
  list: ColumnListProps
}

/** What the button of `ColumnChooser` opens. */
export function ColumnDialog({ opened, label, list }: ColumnDialogProps) {
  const { id, button, open, onOpenChange, popover } = opened
  return (
    <AriaLocale>
      <Popover
        ref={popover}
        className="sw-ColumnChooser-popover"
        triggerRef={button}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement="bottom end"
        offset={4}
      >
        <Dialog id={id} className="sw-ColumnChooser-dialog" aria-label={label}>
          <ColumnList {...list} />
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
