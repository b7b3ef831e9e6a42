export { HexView } from './components/HexView'
export type { HexViewProps } from './components/HexView'
export type { HexFormat } from './components/hexCopy'
export type { HexSelection } from './components/hexSelection'
export type { HexRowLength } from './components/useHexRoom'

// words: English is built in
export { arabicHex } from './words/arabicHex'
export { englishHex } from './words/englishHex'
export type { HexWordKey, HexWords } from './words/englishHex'
