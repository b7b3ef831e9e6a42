'use client'

import { useState } from 'react'
import { ModalDialog } from '../../components/ModalDialog'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import { findCommands } from './findCommands'
import type { QuickCommand } from './QuickCommand'
import { QuickJumpView } from './QuickJumpView'
import { type SearchGroup, type SearchResult, searchStatusOf } from './searchState'
import { type SearchOptions, useSearch } from './useSearch'

/** The sources of a quick jump. */
export interface QuickJumpSources extends Pick<SearchOptions, 'targets' | 'limit' | 'delay'> {
  /** The screens to go to. @default none; in an `AppFrame` those of the product that the role may open */
  places?: readonly QuickCommand[] | undefined
  /** Actions available everywhere. @default none; in an `AppFrame` the screens that make records */
  commands?: readonly QuickCommand[] | undefined
  /** Where the person was last, offered before anything is typed. @default none; in an `AppFrame` the records that were opened */
  recent?: readonly SearchResult[] | undefined
  /** The address of a page with all that these words find. @default none */
  getSearchHref?: ((words: string) => string) | undefined
}

export interface QuickJumpDialogProps extends QuickJumpSources {
  open: boolean
  /** The text typed before it was there. */
  defaultWords: string
  onOpenChange: (open: boolean) => void
}

/** The quick jump over the page. Every time it opens it begins anew. */
export function QuickJumpDialog({ open, onOpenChange, ...rest }: QuickJumpDialogProps) {
  const { t } = useScreenLocale(englishSearch)
  return (
    <ModalDialog
      parts={quickJumpParts}
      size="medium"
      open={open}
      onOpenChange={onOpenChange}
      aria-label={t('search.placeholder')}
    >
      <Content {...rest} onClose={() => onOpenChange(false)} />
    </ModalDialog>
  )
}

const quickJumpParts = {
  scrim: 'sw-Dialog-scrim sw-QuickJump-scrim',
  place: 'sw-Dialog-place',
  surface: 'sw-Dialog sw-QuickJump-dialog',
}

interface ContentProps extends Omit<QuickJumpDialogProps, 'open' | 'onOpenChange'> {
  onClose: () => void
}

function Content({ defaultWords, onClose, ...sources }: ContentProps) {
  const { getSearchHref, targets, limit, delay } = sources
  const [words, setWords] = useState(defaultWords)
  const search = useSearch({ words, targets, limit, delay })
  const groups = [...useNamedGroups(sources, words), ...search.groups]
  return (
    <QuickJumpView
      status={searchStatusOf(words, groups)}
      words={words}
      onWordsChange={setWords}
      groups={groups}
      onChoose={onClose}
      onRetry={search.onRetry}
      searchHref={getSearchHref?.(words.trim())}
      autoFocus
    />
  )
}

const none: readonly never[] = []

/** Return the results found by name, at once. */
function useNamedGroups(
  { places = none, commands = none, recent = none }: QuickJumpSources,
  words: string,
): readonly SearchGroup[] {
  const { t } = useScreenLocale(englishSearch)
  const group = (name: string, label: string, results: readonly SearchResult[]): SearchGroup => ({
    name: `:${name}`,
    label,
    status: 'ready',
    results,
  })
  return [
    ...(words.trim() === '' ? [group('recent', t('search.recent'), recent)] : []),
    group('pages', t('search.pages'), findCommands(places, words)),
    group('commands', t('search.commands'), findCommands(commands, words)),
  ]
}
