import { Marked } from '../../components/Marked'
import { ValueLabel } from '../../components/ValueLabel'
import type { SearchResult } from './searchState'

interface ResultTextProps {
  result: SearchResult
  words: string
}

/** A result: its title, what tells it from others, and where the words stand if in neither. */
export function ResultText({ result: { title, subtitle, found }, words }: ResultTextProps) {
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
            <ValueLabel>{found.label}</ValueLabel>
            <bdi>
              <Marked words={words}>{found.text}</Marked>
            </bdi>
          </span>
        </>
      )}
    </span>
  )
}
