import { onceFor } from '../../internal/onceFor'

/**
 * The expression that must match a whole text, whatever its flags: `g` and `y` would remember where they stopped,
 * and with `m` the usual anchors would be content with a line.
 */
const wholeTextOf = /* @__PURE__ */ onceFor(
  ({ source, flags }: RegExp) => new RegExp(`(?<![^])(?:${source})(?![^])`, flags.replace(/[gy]/g, '')),
)

/** Whether a text matches as a whole. */
export function matchesWhole(pattern: RegExp, text: string): boolean {
  try {
    return wholeTextOf(pattern).test(text)
  } catch {
    return false // more turns of a group than the engine can take back
  }
}
