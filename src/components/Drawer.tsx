import { LateModal } from './lateModal'
import type { ModalDialogProps } from './ModalDialog'

export interface DrawerProps extends Omit<ModalDialogProps, 'question'> {
  /** Closes it when it is called with `false`: by Escape, by a click beside it and by its close button. The parent may keep it open and ask first. */
  onOpenChange: (open: boolean) => void
  /**
   * The edge from which it comes: where reading ends, or where it begins. On a phone it comes from below.
   * @selector [data-side="start"]
   * @default 'end'
   */
  side?: 'start' | 'end' | undefined
  /**
   * How wide it may be.
   * @selector [data-size="large"]
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined
}

/**
 * A sheet beside the page that stays in sight: to edit a record of a list, or to set filters. Focus stays within and goes
 * back to where it came from.
 */
export function Drawer({ side = 'end', size = 'medium', ...rest }: DrawerProps) {
  return <LateModal {...rest} parts={parts} size={size} side={side} />
}

const parts = {
  scrim: 'sw-Dialog-scrim sw-Drawer-scrim',
  place: 'sw-Drawer-place',
  surface: 'sw-Dialog sw-Drawer',
}
