// A language is a door of its own, so that a page can load the one its person reads: `await import('screenwright/arabic')`.
export { arabic } from './messages/arabic'
export { arabicHex } from './messages/arabicHex'
export { arabicSheet } from './messages/arabicSheet'
