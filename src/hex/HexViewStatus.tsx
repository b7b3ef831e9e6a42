'use client'

import { useSyncExternalStore } from 'react'
import { numberFormat } from './hexFormats'
import { type HexInteger, integersOf, longestInteger } from './hexIntegers'
import { type HexReader, knownBytes, nothingRead } from './hexReader'
import type { HexSelection } from './hexSelection'
import { offsetName } from './hexText'
import { type TranslateHex, useHexLocale } from './useHexLocale'

export interface HexViewStatusProps {
  reader: HexReader
  /** The selected bytes, or the byte that has the focus. */
  selection: HexSelection
}

/** Where a person is, how much is selected, and what it is as a number. */
export function HexViewStatus({ reader, selection }: HexViewStatusProps) {
  const { t, locale } = useHexLocale()
  const pages = useSyncExternalStore(reader.subscribe, reader.pages, () => nothingRead)
  const { start, end } = selection
  const count = end - start
  const bytes = count <= longestInteger ? knownBytes(pages, start, end) : undefined
  const facts = [
    { term: t('hex.offset'), fact: offsetWords(start, end - 1, t, locale) },
    ...(count > 1 ? [{ term: t('hex.length'), fact: t('hex.lengthBytes', { count }) }] : []),
    ...(bytes ? valuesOf(bytes, t, locale) : []),
  ]
  return (
    <dl className="sw-HexView-facts">
      {facts.map(({ term, fact }) => (
        <div key={term} className="sw-HexView-fact">
          <dt className="sw-HexView-term">{term}</dt>
          <dd className="sw-HexView-value">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function offsetWords(first: number, last: number, t: TranslateHex, locale: string): string {
  if (first === last) return `${offsetName(first)} (${numberFormat(locale).format(first)})`
  return t('hex.offsetRange', { from: offsetName(first), to: offsetName(last) })
}

/** Write a number in both byte orders, unless there is but one byte. */
function valuesOf(bytes: Uint8Array, t: TranslateHex, locale: string) {
  const { littleEndian, bigEndian } = integersOf(bytes)
  const number = numberFormat(locale)
  const words = ({ unsigned, signed }: HexInteger) =>
    signed === unsigned
      ? number.format(unsigned)
      : t('hex.signed', { unsigned: number.format(unsigned), signed: number.format(signed) })
  if (bytes.length === 1) return [{ term: t('hex.value'), fact: words(bigEndian) }]
  return [
    { term: t('hex.littleEndian'), fact: words(littleEndian) },
    { term: t('hex.bigEndian'), fact: words(bigEndian) },
  ]
}
