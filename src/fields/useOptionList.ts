'use client'

import { useMemo, useState } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { comboboxTexts } from '../messages/fields/comboboxTexts'
import type { ChoiceOption } from './ChoiceOption'
import { findByLabel } from './filterOptions'
import { type OptionRow, rowsOf } from './optionRows'
import { type OptionsProps, useOptions } from './useOptions'

/** Props of a list of options, besides the options. */
export interface OptionListProps extends OptionsProps {
  /** Options that stand first while nothing is typed, such as those that the person chose last. */
  recentOptions?: readonly ChoiceOption[] | undefined
  /**
   * Makes an option of a text that none is called, as a row after the others offers. The option that it answers with is
   * chosen; nothing is, when a person thinks better of it.
   */
  onCreateOption?:
    | ((text: string) => Promise<ChoiceOption | undefined> | ChoiceOption | undefined)
    | undefined
  /** Words for a text that finds nothing, as “No airport is called Atlantis”. @default "Nothing is called “…”" */
  getEmptyMessage?: ((text: string) => string) | undefined
}

export interface OptionList {
  readonly rows: readonly OptionRow[]
  /** The options among which a text can be read, also those that the text alone does not show. */
  readonly found: readonly ChoiceOption[]
  readonly message: string | undefined
  readonly isLoading: boolean
  readonly isCreating: boolean
  readonly loadMore: () => void
  readonly retry: () => void
  /** Makes an option of the text. */
  readonly create: () => Promise<ChoiceOption | undefined>
}

/** The rows of a list for a text, and the words where there are none. */
export function useOptionList(props: OptionListProps, text: string, isWanted: boolean): OptionList {
  const { options, recentOptions, onCreateOption, getEmptyMessage } = props
  const { t } = useLocaleWith(comboboxTexts)
  const loaded = useOptions(props, text, isWanted)
  const [isCreating, setCreating] = useState(false)
  const { status, options: shown } = loaded
  const query = text.trim()
  const createLabel =
    onCreateOption && query !== '' && status === 'ready' && !findByLabel(shown, query)
      ? t('combobox.create', { text: query })
      : undefined
  const retryLabel = status === 'failed' ? t('combobox.retry') : undefined
  const recentLabel = t('combobox.recent')

  const rows = useMemo(() => {
    if (!isWanted) return noRows
    const leading =
      query === '' && recentOptions?.length ? { label: recentLabel, options: recentOptions } : undefined
    return rowsOf(shown, leading, [
      ...(retryLabel === undefined ? [] : [{ action: 'retry' as const, label: retryLabel }]),
      ...(createLabel === undefined ? [] : [{ action: 'create' as const, label: createLabel }]),
    ])
  }, [isWanted, shown, query, recentOptions, recentLabel, retryLabel, createLabel])

  function messageNow(): string | undefined {
    if (status === 'loading') return t('combobox.loading')
    if (status === 'failed') return t('combobox.failed')
    if (shown.length > 0) return undefined
    if (query === '') return recentOptions?.length ? undefined : t('combobox.empty')
    return getEmptyMessage?.(query) ?? t('combobox.none', { text: query })
  }

  function create() {
    setCreating(true)
    return new Promise<ChoiceOption | undefined>((resolve) => resolve(onCreateOption?.(query))).finally(() =>
      setCreating(false),
    )
  }

  return {
    rows,
    found: options ?? shown,
    message: messageNow(),
    isLoading: status === 'loading',
    isCreating,
    loadMore: loaded.loadMore,
    retry: loaded.retry,
    create,
  }
}

const noRows: readonly OptionRow[] = []
