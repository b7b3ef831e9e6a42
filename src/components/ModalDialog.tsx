'use client'

import X from 'lucide-react/icons/x'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale } from '../internal/AriaLocale'
import { classes } from '../internal/classes'
import { type AskBeforeClosing, CloseGuardContext } from '../internal/CloseGuardContext'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dialogTexts } from '../messages/components/dialogTexts'
import type { RootProps } from '../internal/RootProps'
import { useHeadingId } from '../internal/useHeadingId'
import { useScrollable } from '../internal/useScrollable'
import { focusFirstField } from './focusFirstField'
import { IconButton } from './IconButton'

/** Props shared by dialogs and drawers. */
export interface ModalDialogProps extends RootProps<HTMLElement> {
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
  'aria-label'?: string | undefined
  /** The id of a text in it that is announced with its name. @default the content of a `question`, of another nothing */
  'aria-describedby'?: string | undefined
  /** The content, to read or to fill in. */
  children?: ReactNode
  /** Buttons at its end; the primary one stands last. */
  actions?: ReactNode
  /**
   * A question that has to be answered: it is announced with its text, has no close button, and a click beside it does
   * nothing. Escape still closes it.
   * @default false
   */
  question?: boolean | undefined
  /**
   * Where the focus is at first: on the dialog, which is announced with its name, or in its first field, so that a person can type
   * at once.
   * @default 'dialog'
   */
  initialFocus?: 'dialog' | 'field' | undefined
  id?: string | undefined
}

export interface ModalDialogParts extends ModalDialogProps {
  /** The class of the scrim, of the place on it, and of the surface in that. */
  parts: { readonly scrim: string; readonly place: string; readonly surface: string }
  size: string
  side?: string | undefined
}

/** The surface above the page that a dialog and a drawer share: its name, its focus, and how it is closed. */
export function ModalDialog(props: ModalDialogParts) {
  const {
    open,
    onOpenChange,
    title,
    children,
    actions,
    parts,
    size,
    side,
    question = false,
    initialFocus = 'dialog',
    'aria-describedby': describedBy,
    className,
    ...rest
  } = props
  const content = useId()
  const { t } = useLocaleWith(dialogTexts)
  const hasTitle = title !== undefined
  const hasName = hasTitle || props['aria-label'] !== undefined
  const scrollable = useScrollable<HTMLDivElement>()
  const [headingId, watchHeading] = useHeadingId<HTMLDivElement>()
  const holdContent = useCallback(
    (element: HTMLDivElement | null) => {
      const leave = [
        scrollable(element),
        hasName || watchHeading(element),
        element && initialFocus === 'field' && focusFirstField(element),
      ]
      return () => leave.forEach((stop) => typeof stop === 'function' && stop())
    },
    [scrollable, hasName, watchHeading, initialFocus],
  )
  const [guards] = useState(() => new Set<AskBeforeClosing>())
  const guard = useCallback(
    (ask: AskBeforeClosing) => {
      guards.add(ask)
      return () => void guards.delete(ask)
    },
    [guards],
  )
  const change = (next: boolean) => {
    const ask = next ? undefined : [...guards].at(-1)
    if (ask) ask(() => onOpenChange(false))
    else onOpenChange(next)
  }
  return (
    <AriaLocale>
      <ModalOverlay className={parts.scrim} isOpen={open} onOpenChange={change} isDismissable={!question}>
        <Modal className={parts.place} data-size={size} data-side={side}>
          <AriaDialog
            aria-labelledby={hasName ? undefined : headingId}
            {...rest}
            // A question that is not heard whole is answered blindly.
            aria-describedby={describedBy ?? (question && children !== undefined ? content : undefined)}
            className={classes(parts.surface, className)}
            role={question ? 'alertdialog' : 'dialog'}
          >
            <div className="sw-Dialog-head" data-untitled={hasTitle ? undefined : ''}>
              {hasTitle && (
                <Heading slot="title" className="sw-Dialog-title">
                  {title}
                </Heading>
              )}
              {!question && (
                <IconButton
                  className="sw-Dialog-close"
                  size="small"
                  label={t('dialog.close')}
                  icon={<X className="sw-icon" />}
                  onClick={() => change(false)}
                />
              )}
            </div>
            {children !== undefined && (
              <div ref={holdContent} id={content} className="sw-Dialog-content">
                <CloseGuardContext value={guard}>{children}</CloseGuardContext>
              </div>
            )}
            {actions !== undefined && <div className="sw-Dialog-actions">{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
