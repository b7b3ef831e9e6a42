'use client'

import { Marked } from '../../components/Marked'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'
import type { SearchResult } from './searchState'

interface ResultTextProps {
  result: SearchResult
  words: string
}

/** A result: its title, what tells it from others, and where the words stand if in neither. */
export function ResultText({ result: { title, subtitle, found }, words }: ResultTextProps) {
  const { t } = useScreenLocale(englishSearch)
  return (
    <span className="sw-SearchResult">
      <span className="sw-SearchResult-title">
        <Marked words={words}>{title}</Marked>
      </span>
      {subtitle !== undefined && (
        <>
          {' '}
          <span className="sw-SearchResult-subtitle">
            <Marked words={words}>{subtitle}</Marked>
          </span>
        </>
      )}
      {found && (
        <>
          {' '}
          <span className="sw-SearchResult-found">
            {t('search.foundIn', { label: found.label })}
            <bdi>
              <Marked words={words}>{found.text}</Marked>
            </bdi>
          </span>
        </>
      )}
    </span>
  )
}
