import type { KeyboardEvent } from 'react'

/**
 * The key that was pressed, or nothing while an input method composes: its Enter takes the letters that are under way, and
 * its Escape gives them up.
 */
export function keyOf({ key, nativeEvent }: KeyboardEvent): string | undefined {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends the composition before this key, and says so only here
  return nativeEvent.isComposing || nativeEvent.keyCode === 229 ? undefined : key
}
