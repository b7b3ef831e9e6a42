/** Throw as the engine's own methods do, for code without types: an empty answer would hide the mistake. */
export function needText(text: unknown): asserts text is string {
  if (typeof text !== 'string') throw new TypeError('screenwright: this takes a string')
}

export function needBytes(bytes: unknown): asserts bytes is Uint8Array {
  // Those of another window are no instances, and welcome.
  if (!(bytes instanceof Uint8Array) && Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw new TypeError('screenwright: this takes a Uint8Array')
}
