/** As the engine's own methods do, for whoever comes without types: an empty answer would hide the mistake. */
export function needText(text: unknown): asserts text is string {
  if (typeof text !== 'string') throw new TypeError('screenwright: this reads a text')
}

export function needBytes(bytes: unknown): asserts bytes is Uint8Array {
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw new TypeError('screenwright: this takes a Uint8Array')
}
