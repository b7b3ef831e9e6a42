'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type RefObject, useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { partIds, useKeyboardPart } from '../internal/keyboardParts'
import { useLocaleWith } from '../internal/useLocaleWith'
import { toastTexts } from '../messages/components/toastTexts'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { ListTransition } from '../motion/ListTransition'
import { Button } from './Button'
import { IconButton } from './IconButton'
import { dismissToast, getToasts, holdToasts, subscribeToToasts, takeUnannounced, type Toast } from './toasts'

export interface ToastRegionProps extends RootProps<HTMLElement> {
  /** Names the region, by which a screen reader finds it. @default "Messages" */
  label?: string | undefined
}

/**
 * Where the messages of `toast()` appear: once on a page, best as the last thing in it. Each is announced, stays for
 * some seconds, and waits while a person points at it or is in it with the keyboard. F6 leads to the newest message
 * from anywhere on the page, a dialog too; F6 again or Escape leads back.
 */
export function ToastRegion({ label, className, ref, ...rest }: ToastRegionProps) {
  const { t } = useLocaleWith(toastTexts)
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNone)
  const [region, hold] = useSharedRef(ref)
  const cameFrom = useRef<Element>(null)
  useAnnounceToasts(toasts)
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [])
  useJumpKey(region, toasts.length > 0, goBack)
  return (
    // Nothing is done by pointing at it or by being in it: it only waits.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...rest}
      ref={hold}
      className={classes('sw-ToastRegion', className)}
      aria-label={label ?? t('toast.region')}
      data-react-aria-top-layer="true"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={({ currentTarget }) => holdToasts(currentTarget.contains(document.activeElement))}
      onFocus={({ currentTarget, relatedTarget }) => {
        holdToasts(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        holdToasts(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'))
      }
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        goBack()
      }}
    >
      <ListTransition
        as="ol"
        items={toasts}
        getItemKey={getId}
        className="sw-ToastRegion-list"
        itemClassName="sw-ToastRegion-item"
      >
        {(toast) => <Message toast={toast} leave={goBack} />}
      </ListTransition>
    </section>
  )
}

interface MessageProps {
  toast: Toast
  /** Takes the focus back to where it came from, before the button that has it is gone. */
  leave: () => void
}

function Message({ toast: { id, message, tone, action, duration }, leave }: MessageProps) {
  const { t } = useLocaleWith(toastTexts)
  const own = useId()
  const Icon = icons[tone]
  const dismiss = () => {
    leave()
    dismissToast(id)
  }
  return (
    <div className="sw-Toast" data-tone={tone} data-acts={action ? '' : undefined}>
      <Icon className="sw-icon sw-Toast-icon" />
      <div className="sw-Toast-body">
        <p className="sw-Toast-message" id={`${own}-message`}>
          {message}
        </p>
        {action && (
          <Button
            size="small"
            className="sw-Toast-action"
            aria-describedby={`${own}-message`}
            onClick={() => {
              dismiss()
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        size="small"
        label={t('toast.dismiss')}
        // Of several messages, each button says its own.
        id={`${own}-dismiss`}
        aria-labelledby={`${own}-dismiss ${own}-message`}
        icon={<X className="sw-icon" />}
        onClick={dismiss}
      />
      {action && (
        // How long the offer stands. While nothing goes it is whole, as the time then is.
        <span className="sw-Toast-time" aria-hidden style={{ animationDuration: `${duration}ms` }} />
      )}
    </div>
  )
}

/** The key that leads from part to part of a page, in applications as in React Aria's landmarks. */
function useJumpKey(region: RefObject<HTMLElement | null>, active: boolean, goBack: () => void) {
  useKeyboardPart(undefined, partIds(active && 'page.news'))
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
        return
      const { activeElement } = document
      if (region.current?.contains(activeElement)) goBack()
      else newestButton(region.current)?.focus()
      // Where there is nowhere to go, the key stays the browser's.
      if (document.activeElement !== activeElement) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [region, active, goBack])
}

/** The button of the newest message that is not leaving: to take it back, or else to dismiss it. */
function newestButton(region: HTMLElement | null): HTMLElement | null | undefined {
  return [...(region?.querySelectorAll('.sw-Toast:not([inert] *)') ?? [])].at(-1)?.querySelector('button')
}

/** Each message once, however often React runs the effect and however many regions there have been. */
function useAnnounceToasts(toasts: readonly Toast[]) {
  const announce = useAnnounce()
  useEffect(() => {
    for (const { message, tone } of takeUnannounced()) {
      announce(message, tone === 'danger' ? 'assertive' : 'polite')
    }
  }, [toasts, announce])
}

const icons = { success: CircleCheck, info: Info, danger: CircleAlert }
const none: readonly Toast[] = []
const getNone = () => none
const getId = ({ id }: Toast) => id
