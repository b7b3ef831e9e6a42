'use client'

import ArrowRight from 'lucide-react/icons/arrow-right'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { type TranslateWith, useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch, type SearchMessageKey } from '../../messages/englishSearch'
import { moreText } from './moreText'
import type { QuickJumpRow, QuickJumpRows } from './quickJumpRows'
import { ResultText } from './ResultText'
import type { SearchResult } from './searchState'

interface QuickJumpOptionsProps {
  id: string
  ref: Ref<HTMLDivElement>
  sections: readonly QuickJumpRows[]
  keys: readonly string[]
  /** The option that Enter means. */
  active: string | undefined
  words: string
  isBusy: boolean
  onPoint: (key: string) => void
  onChoose: ((result?: SearchResult) => void) | undefined
  onRetry: ((name: string) => void) | undefined
}

/** The options of a quick jump, in groups. An option that leads somewhere is a link, to be opened in a tab as well. */
export function QuickJumpOptions(props: QuickJumpOptionsProps) {
  const { id, ref, sections, keys, active, words, isBusy, onPoint, onChoose, onRetry } = props
  const { t } = useScreenLocale(englishSearch)
  const draw = (row: QuickJumpRow) => (
    <Option
      key={row.key}
      id={`${id}-${keys.indexOf(row.key)}`}
      row={row}
      isActive={row.key === active}
      onPoint={() => onPoint(row.key)}
      onChoose={onChoose}
      onRetry={onRetry}
    >
      {contentOf(row, words, t)}
    </Option>
  )
  return (
    <div
      ref={ref}
      id={id}
      className="sw-QuickJumpView-list"
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.results')}
      aria-busy={isBusy || undefined}
    >
      {sections.map(({ group, rows }, index) => (
        <div
          key={group.name}
          className="sw-QuickJumpView-group"
          role="group"
          aria-labelledby={`${id}-group-${index}`}
          data-status={group.status}
        >
          <div id={`${id}-group-${index}`} className="sw-QuickJumpView-heading" role="presentation">
            {group.label}
          </div>
          {rows.map(draw)}
        </div>
      ))}
    </div>
  )
}

function contentOf(row: QuickJumpRow, words: string, t: TranslateWith<SearchMessageKey>): ReactNode {
  switch (row.kind) {
    case 'result':
      return (
        <>
          {row.result.icon}
          <ResultText result={row.result} words={words} />
        </>
      )
    case 'more':
      return (
        <>
          <ArrowRight className="sw-icon" data-directional="" aria-hidden="true" />
          {moreText(row.group, t)}
        </>
      )
    case 'retry':
      return (
        <>
          <RotateCcw className="sw-icon" aria-hidden="true" />
          {t('search.retry', { entities: row.group.label })}
        </>
      )
  }
}

interface OptionProps extends Pick<QuickJumpOptionsProps, 'onChoose' | 'onRetry'> {
  id: string
  row: QuickJumpRow
  isActive: boolean
  onPoint: () => void
  children: ReactNode
}

function Option({ id, row, isActive, onPoint, onChoose, onRetry, children }: OptionProps) {
  const href = row.kind === 'result' ? row.result.href : row.kind === 'more' ? row.group.href : undefined
  const handleClick = (event: MouseEvent) => {
    if (row.kind === 'retry') {
      onRetry?.(row.group.name)
      return
    }
    // A tab of its own leaves this page, and this list, as it is.
    if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    const result = row.kind === 'result' ? row.result : undefined
    onChoose?.(result)
    result?.onAction?.()
  }
  const common = {
    id,
    className: 'sw-QuickJumpView-option',
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    'data-active': isActive ? '' : undefined,
    'data-kind': row.kind,
    // Entering by scrolling is no choice: only a pointer that moves is.
    onPointerMove: onPoint,
    // The focus stays in the box.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: handleClick,
  }
  return href === undefined ? (
    <div {...common}>{children}</div>
  ) : (
    <a {...common} href={href}>
      {children}
    </a>
  )
}
