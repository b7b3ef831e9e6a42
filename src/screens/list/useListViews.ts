'use client'

import { useState } from 'react'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { type Problem, problemOf } from '../../data/problems'
import type { SavedView } from '../../spec/product/savedView'
import { sameData } from '../../spec/values/sameData'
import { normalQuery, type RowQuery } from '../source/rowQuery'
import { type ListView, viewValues } from './savedViews'
import type { ListLayout } from './useListLayout'
import type { SavedViews } from './useSavedViews'

/** A question of the menu of views. */
export type ViewQuestion =
  | { readonly asks: 'name'; readonly view?: ListView | undefined }
  | { readonly asks: 'remove'; readonly view: ListView }

interface ListViewsOptions {
  saved: SavedViews | undefined
  current: ListView | undefined
  /** As the list is seen now. */
  query: RowQuery
  /** All of how it looks now. */
  layout: ListLayout
  isLayoutChanged: boolean
  /** Shows the list as a view says. */
  onShow: (view: ListView | undefined) => void
  /** Goes on with a view that was just saved, and looks like the list now. */
  onSaved: (id: string) => void
}

/** The views of a list as its menu offers them; undefined where none can be saved. */
export function useListViews(options: ListViewsOptions) {
  const { saved, current, query, layout, isLayoutChanged, onShow, onSaved } = options
  const { t } = useLocale()
  const announce = useAnnounce()
  const [question, ask] = useState<ViewQuestion>()
  const [problem, setProblem] = useState<Problem>()
  if (!saved) return undefined

  async function attempt(work: Promise<unknown>, done: string) {
    setProblem(undefined)
    const failure = await outcomeOf(work)
    if (failure) setProblem(failure)
    else announce(done)
  }
  const change = (view: ListView, changes: Partial<SavedView>, done: string) =>
    void attempt(saved.update(view, changes), done)
  const now = viewValues(query, layout)
  const isQueryChanged = current !== undefined && !sameData(normalQuery(query), normalQuery(current.query))
  return {
    views: saved.views,
    failed: saved.problem !== undefined,
    onRetry: saved.onRetry,
    current,
    isChanged: current !== undefined && (isLayoutChanged || isQueryChanged),
    maySave: saved.maySave,
    mayShare: saved.mayShare,
    canWrite: saved.canWrite,
    question,
    onAsk: ask,
    onAnswered: () => ask(undefined),
    problem,
    onProblemRead: () => setProblem(undefined),
    onShow,
    /** Save how the list is seen now, under a name. */
    async onSaveAs(name: string, shared: boolean) {
      const made = await saved.create({ ...now, name, isDefault: false, ...(saved.mayShare && { shared }) })
      onSaved(made.id)
      announce(t('views.saved', { name }))
    },
    async onRename(view: ListView, name: string) {
      await saved.update(view, { name })
      announce(t('views.saved', { name }))
    },
    onUpdate(view: ListView) {
      void attempt(
        saved.update(view, now).then(() => onSaved(view.id)),
        t('views.saved', { name: view.name }),
      )
    },
    onDefaultChange(view: ListView, isDefault: boolean) {
      const others = saved.views.filter(
        (one) =>
          one.id !== view.id && one.isDefault && one.isOwn === view.isOwn && saved.canWrite('update', one),
      )
      void attempt(
        makeDefault(saved, view, isDefault, isDefault ? others : []),
        t(isDefault ? 'views.isDefault' : 'views.isNoDefault', { name: view.name }),
      )
    },
    onSharedChange(view: ListView, shared: boolean) {
      change(view, { shared }, t(shared ? 'views.isShared' : 'views.isPrivate', { name: view.name }))
    },
    onRemove(view: ListView) {
      ask(undefined)
      void attempt(
        saved.remove(view).then(() => (view.id === current?.id ? onShow(undefined) : undefined)),
        t('views.removed', { name: view.name }),
      )
    },
  }
}

export type ListViews = NonNullable<ReturnType<typeof useListViews>>

/** Why something was not done; nothing when it was. */
async function outcomeOf(work: Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work
    return undefined
  } catch (thrown) {
    return problemOf(thrown)
  }
}

/** A list opens with one view: those that it opened with before come first, so that a failure leaves none twice. */
async function makeDefault(
  saved: SavedViews,
  view: ListView,
  isDefault: boolean,
  others: readonly ListView[],
): Promise<void> {
  for (const other of others) await saved.update(other, { isDefault: false })
  await saved.update(view, { isDefault })
}
