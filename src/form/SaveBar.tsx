'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/Button'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { keepTextAbove } from '../internal/keepTextAbove'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishScreens } from '../messages/englishScreens'
import { own } from '../internal/own'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { andList } from '../messages/listText'
import { timeFormat } from '../spec/values/timeFormat'
import type { FormStore, FormValues } from './FormStore'
import { type OpenValues, withoutSensitive, withSensitive } from './sensitiveValues'
import { useFormState } from './useFormState'

export interface SaveBarProps extends RootProps<HTMLDivElement> {
  /** The form whose changes it tells of: what `useForm` returned. */
  store: FormStore
  /** The buttons that save and lead on; the primary one stands first. */
  children: ReactNode
  /** The label of a field, so that up to three changed ones are named. @default changes are counted */
  getLabel?: ((name: string) => string | undefined) | undefined
  /** When the form was last saved; said as long as nothing is changed after it. @default when it was submitted */
  savedAt?: Date | undefined
  /** Offers to take the last change back, and is called to do it. */
  onUndo?: (() => void) | undefined
}

/**
 * The end of a long form, always in sight: what was changed, and the buttons that save it or take it back. What is
 * discarded can be brought back, but for what the form's fields call `sensitive`.
 */
export function SaveBar(props: SaveBarProps) {
  const { store, children, getLabel, onUndo, className, style, ref, ...rest } = props
  const { t, locale } = useLocaleWith(englishScreens)
  const announce = useAnnounce()
  const [discarded, setDiscarded] = useState<OpenValues>()
  const key = useFormState(store, (form) => JSON.stringify(changedIn(form)))
  const changed = JSON.parse(key) as readonly string[]
  const isDirty = changed.length > 0
  /** The values as they were last without a change; unknown in a form that was changed before this bar came. */
  const clean = useRef<FormValues>(undefined)
  const [submittedAt, setSubmittedAt] = useState<Date>()
  const { savedAt = submittedAt } = rest
  const [root, holdRoot] = useSharedRef(ref)

  // An attribute and no `:has()`, with which a browser styles every control anew whenever anything comes or goes.
  useLayoutEffect(() => {
    const form = root.current?.closest('.sw-Form')
    if (!root.current || !form) return undefined
    form.setAttribute('data-save-bar', '')
    const stop = keepTextAbove(root.current, form)
    return () => {
      stop()
      form.removeAttribute('data-save-bar')
    }
  }, [root])

  useEffect(() => {
    let before = store.getStatus()
    if (!store.isDirty()) clean.current = store.getValues()
    return store.subscribe(() => {
      if (!store.isDirty()) clean.current = store.getValues()
      const status = store.getStatus()
      if (status === 'submitted' && before !== status) {
        setSubmittedAt(new Date())
        setDiscarded(undefined)
      }
      before = status
    })
  }, [store])

  function discard() {
    const kept = Object.entries(withoutSensitive(store))
    setDiscarded(Object.fromEntries(kept.filter(([name]) => changed.includes(name))))
    if (clean.current) for (const name of changed) store.setValue(name, own(clean.current, name))
    else store.reset()
    announce(t('saveBar.discarded'))
  }
  function bringBack() {
    const values = discarded && withSensitive(store, discarded)
    for (const name of Object.keys(discarded ?? {})) store.setValue(name, own(values, name))
    setDiscarded(undefined)
  }

  function words(): string {
    if (isDirty) {
      const labels = changed.map((name) => getLabel?.(name))
      const known = labels.filter((label) => label !== undefined)
      return known.length === labels.length && known.length <= 3
        ? t('saveBar.changed', { fields: andList(known, locale) })
        : t('saveBar.changedCount', { count: changed.length })
    }
    if (discarded) return t('saveBar.discarded')
    return savedAt ? t('saveBar.saved', { time: timeFormat(locale).format(savedAt) }) : t('saveBar.unchanged')
  }

  return (
    <div
      {...dataOf(rest)}
      ref={holdRoot}
      className={classes('sw-SaveBar', className)}
      style={style}
      data-dirty={isDirty || undefined}
    >
      <p className="sw-SaveBar-text">{words()}</p>
      <div className="sw-SaveBar-actions">
        {children}
        {isDirty && onUndo && (
          <Button variant="quiet" onClick={onUndo}>
            {t('saveBar.undo')}
          </Button>
        )}
        {isDirty && (
          <Button variant="quiet" onClick={discard}>
            {t('saveBar.discard')}
          </Button>
        )}
        {!isDirty && discarded && Object.keys(discarded).length > 0 && (
          <Button variant="quiet" onClick={bringBack}>
            {t('saveBar.bringBack')}
          </Button>
        )}
      </div>
    </div>
  )
}

function changedIn(form: FormStore): readonly string[] {
  return Object.keys(form.getValues()).filter((name) => form.isDirty(name))
}
