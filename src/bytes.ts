// codecs: what is malformed is an error with its position
export { decodeBase64, encodeBase64 } from './bytes/base64'
export type { DecodeBase64Options, EncodeBase64Options } from './bytes/base64'
export { decodeHex, encodeHex } from './bytes/hex'
export { decodeUtf8, encodeUtf8 } from './bytes/utf8'
export { ByteError } from './bytes/ByteError'
export type { ByteErrorReason } from './bytes/ByteError'

// bytes in memory
export { ByteReader } from './bytes/ByteReader'
export type { ByteOrder } from './bytes/ByteReader'
export { ByteWriter } from './bytes/ByteWriter'
export { concat } from './bytes/concat'
export { crc32 } from './bytes/crc32'
export { equals } from './bytes/equals'
export { indexOf } from './bytes/indexOf'

// sizes in words
export type { ByteUnits } from './bytes/byteUnits'
export { formatBytes } from './bytes/formatBytes'
export type { FormatBytesOptions } from './bytes/formatBytes'
export { parseBytes } from './bytes/parseBytes'
export type { ParseBytesOptions } from './bytes/parseBytes'

// files
export { checkFileName } from './bytes/checkFileName'
export type { NameFinding } from './bytes/checkFileName'
export { hashFile } from './bytes/hashFile'
export type { HashAlgorithm, HashFileOptions } from './bytes/hashFile'
export { listZip } from './bytes/listZip'
export type { ListZipOptions, ZipEntry, ZipFinding, ZipListing } from './bytes/listZip'
export { sniff } from './bytes/sniff'
export type { FileFinding, Sniffed, SniffOptions } from './bytes/sniff'
export { sniffDeep } from './bytes/sniffDeep'
export type { SniffDeepOptions } from './bytes/sniffDeep'
