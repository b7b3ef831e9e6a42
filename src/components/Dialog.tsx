import type { ReactNode } from 'react'
import type { RootProps } from '../internal/RootProps'
import { ModalDialog } from './ModalDialog'

export interface DialogProps extends RootProps<HTMLElement> {
  /** Whether it is open; given with `onOpenChange`, which is called when a person closes it. */
  open: boolean
  /** Called with `false` by Escape, by a click beside it and by its close button. */
  onOpenChange: (open: boolean) => void
  /**
   * Names it: what is asked or shown. Left out around what has a heading of its own, such as a screen, which then names
   * it.
   */
  title?: ReactNode
  /** Names it where it has no title and nothing in it is a heading. */
  'aria-label'?: string
  /** The content, to read or to fill in. */
  children?: ReactNode
  /** Buttons at its end; the primary one stands last. */
  actions?: ReactNode
  /**
   * How wide it may be; on a narrow screen every one takes the width there is.
   * @selector [data-size="large"]
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large'
  /**
   * A question that has to be answered: it is announced with its text, has no close button, and a click beside it does
   * nothing. Escape still closes it.
   * @default false
   */
  question?: boolean
  id?: string
}

/**
 * Asks or shows one thing and lets nothing else happen meanwhile. Focus stays within and goes back to where it came
 * from.
 */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <ModalDialog {...rest} parts={parts} size={size} />
}

const parts = { scrim: 'sw-Dialog-scrim', place: 'sw-Dialog-place', surface: 'sw-Dialog' }
