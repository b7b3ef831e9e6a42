export { HexView } from './hex/HexView'
export type { HexViewProps } from './hex/HexView'
export type { HexFormat } from './hex/hexCopy'
export type { HexSelection } from './hex/hexSelection'
export type { HexRowLength } from './hex/useHexSizes'

// words: English is built in
export { englishHex } from './messages/englishHex'
export type { HexMessageKey, HexMessages } from './messages/englishHex'
