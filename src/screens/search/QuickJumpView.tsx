'use client'

import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { bringIntoView } from '../../internal/bringIntoView'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { keyOf } from '../../internal/keyOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import type { RootProps } from '../../internal/RootProps'
import { andList } from '../../messages/listText'
import { QuickJumpOptions } from './QuickJumpOptions'
import { firstKeyOf, quickJumpRows } from './quickJumpRows'
import type { SearchGroup, SearchResult, SearchStatus } from './searchState'
import { useActiveKey } from './useActiveKey'
import { useSearchNews } from './useSearchNews'

export interface QuickJumpViewProps extends RootProps<HTMLDivElement> {
  /**
   * Where the search is, in one word.
   * @selector [data-status="searching"]
   */
  status: SearchStatus
  /** The words in the box. */
  words: string
  /** Called with each change of it. */
  onWordsChange: (words: string) => void
  /** The results, or suggestions before anything is typed; a group without results is left out. */
  groups: readonly SearchGroup[]
  /** Names the box, and stands in it while it is empty. @default "Search or jump to" */
  label?: string | undefined
  /** Called when a person chooses something, before its link is followed. */
  onChoose?: ((result?: SearchResult) => void) | undefined
  /** Called to ask a source again that has failed. */
  onRetry?: ((name: string) => void) | undefined
  /** Leads to a page with all that was found. */
  searchHref?: string | undefined
  /** Takes the focus into the box when it appears. @default false */
  autoFocus?: boolean | undefined
}

/** A box to search by, and below it what is found: a combobox whose list is always open. */
export function QuickJumpView(props: QuickJumpViewProps) {
  const { status, words, onWordsChange, groups, label, onChoose, onRetry, searchHref } = props
  const { autoFocus = false, className, style, ref } = props
  const { t } = useScreenLocale(englishSearch)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const sections = quickJumpRows(groups, onRetry !== undefined)
  const keys = sections.flatMap(({ rows }) => rows.map(({ key }) => key))
  const { active, step, goTo } = useActiveKey(keys, words, firstKeyOf(groups, sections))
  /** A press of Enter before it is known what comes first: a scanner of barcodes is faster than any source. */
  const early = useRef<{ words: string; event: KeyboardEvent }>(undefined)
  const activeId = active === undefined ? undefined : `${id}-${keys.indexOf(active)}`
  const list = useRef<HTMLDivElement>(null)
  useSearchNews({ status, words, groups })
  useEffect(() => {
    if (!autoFocus || !input.current) return
    input.current.focus()
    // Go on behind the text that was typed while this was on its way.
    input.current.setSelectionRange(input.current.value.length, input.current.value.length)
  }, [autoFocus])
  const activeElement = () =>
    activeId === undefined ? undefined : list.current?.querySelector<HTMLElement>(`[id="${activeId}"]`)
  const handleKey = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && active !== undefined) press(activeElement(), event)
    else if (key === 'Enter' && status === 'searching') early.current = { words, event }
    else if (key !== 'Enter') return
    event.preventDefault()
  }
  useEffect(() => {
    bringIntoView(activeElement(), { block: 'nearest' })
  })
  useEffect(() => {
    const pressed = early.current
    if (!pressed) return
    if (active !== undefined || pressed.words !== words || status !== 'searching') early.current = undefined
    if (active !== undefined && pressed.words === words) press(activeElement(), pressed.event)
  })
  return (
    <div
      {...dataOf(props)}
      ref={ref}
      className={classes('sw-QuickJumpView', className)}
      style={style}
      data-status={status}
    >
      <div className="sw-QuickJumpView-box">
        <Search className="sw-icon sw-QuickJumpView-icon" aria-hidden="true" />
        <input
          ref={input}
          className="sw-QuickJumpView-input"
          role="combobox"
          aria-label={label ?? t('search.placeholder')}
          aria-autocomplete="list"
          aria-expanded={keys.length > 0}
          aria-controls={keys.length > 0 ? id : undefined}
          aria-activedescendant={activeId}
          placeholder={label ?? t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={words}
          onChange={(event) => onWordsChange(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
      </div>
      {keys.length > 0 && (
        <QuickJumpOptions
          ref={list}
          id={id}
          {...{ sections, keys, active, words, onChoose, onRetry }}
          isBusy={status === 'searching'}
          onPoint={goTo}
        />
      )}
      <QuickJumpNote {...{ status, words, groups }} isAlone={keys.length === 0} />
      {searchHref !== undefined && (
        <a className="sw-QuickJumpView-all" href={searchHref} onClick={() => onChoose?.()}>
          {words.trim() === '' ? t('search.onPage') : t('search.seeAll')}
        </a>
      )}
    </div>
  )
}

/** A press of Enter is a click on the option, also with the keys by which a browser opens a tab. */
function press(option: HTMLElement | null | undefined, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

interface QuickJumpNoteProps extends Pick<QuickJumpViewProps, 'status' | 'words' | 'groups'> {
  /** Whether there is no option at all. */
  isAlone: boolean
}

/** Which sources have not answered, or that there is nothing. */
function QuickJumpNote({ status, words, groups, isAlone }: QuickJumpNoteProps) {
  const { t, locale } = useScreenLocale(englishSearch)
  const waiting = groups.filter((group) => group.status === 'loading').map(({ label }) => label)
  if (status === 'searching') {
    return (
      <p className="sw-QuickJumpView-note" data-loading="">
        {waiting.length === 0
          ? t('search.waiting')
          : t('search.searching', { entities: andList(waiting, locale) })}
      </p>
    )
  }
  if (!isAlone) return null
  if (status === 'idle') return <p className="sw-QuickJumpView-note">{t('search.idleText')}</p>
  return (
    <p className="sw-QuickJumpView-note">
      {status === 'failed' ? t('search.failed') : t('search.empty', { words: words.trim() })}
    </p>
  )
}
