import { onceFor } from '../internal/onceFor'

/**
 * The expression that must match a whole text, whatever its flags: `g` and `y` would remember where they stopped,
 * and with `m` the usual anchors would be content with a line.
 */
export const wholeTextOf = /* @__PURE__ */ onceFor(
  ({ source, flags }: RegExp) => new RegExp(`(?<![^])(?:${source})(?![^])`, flags.replace(/[gy]/g, '')),
)
