const place = 'screenwright:help-key'

/** For as long as the page lives, where the browser keeps nothing. */
let isOff: boolean | undefined

/** Whether the person wants no help by a mere key. */
export function helpKeyIsOff(): boolean {
  isOff ??= inStorage((storage) => storage.getItem(place) === 'off') ?? false
  return isOff
}

/** Remembers it on the device. */
export function keepHelpKeyOff(off: boolean): void {
  isOff = off
  inStorage((storage) => (off ? storage.setItem(place, 'off') : storage.removeItem(place)))
}

/** Storage may be full or forbidden. */
function inStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
