import { LateModal } from './lateModal'
import type { ModalDialogProps } from './ModalDialog'

export interface DialogProps extends ModalDialogProps {
  /**
   * How wide it may be; on a narrow screen every one takes the width there is.
   * @selector [data-size="large"]
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * Asks or shows one thing and lets nothing else happen meanwhile. Focus stays within and goes back to where it came
 * from. Its code is loaded when it is first open.
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <LateModal {...rest} parts={parts} size={size} />
}

const parts = { scrim: 'sw-Dialog-scrim', place: 'sw-Dialog-place', surface: 'sw-Dialog' }
