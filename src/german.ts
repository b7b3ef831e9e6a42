// A language is a door of its own, so that a page can load the one its person reads: `await import('screenwright/german')`.
export { german } from './messages/german'
export { germanHex } from './messages/germanHex'
export { germanSheet } from './messages/germanSheet'
