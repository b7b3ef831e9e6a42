import { Dialog } from 'react-aria-components/Popover'
import { OpenedPopover } from '../components/OpenedPopover'
import type { OpenedProps } from '../components/useOpener'
import { ColumnList, type ColumnListProps } from './ColumnList'

interface ColumnDialogProps extends OpenedProps {
  /** Names the dialog. */
  label: string
  list: ColumnListProps
}

/** The popover that the button of `ColumnChooser` opens. */
export function ColumnDialog({ label, list, ...opened }: ColumnDialogProps) {
  return (
    <OpenedPopover opened={opened} align="end" className="sw-ColumnChooser-popover">
      <Dialog id={opened.id} className="sw-ColumnChooser-dialog" aria-label={label}>
        <ColumnList {...list} />
      </Dialog>
    </OpenedPopover>
  )
}
