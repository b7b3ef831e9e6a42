const wholeTexts = /* @__PURE__ */ new WeakMap<RegExp, RegExp>()

/**
 * The expression that must match a whole text, whatever its flags: `g` and `y` would remember where they stopped,
 * and with `m` the usual anchors would be content with a line.
 */
export function wholeTextOf(pattern: RegExp): RegExp {
  let whole = wholeTexts.get(pattern)
  if (!whole) {
    whole = new RegExp(`(?<![^])(?:${pattern.source})(?![^])`, pattern.flags.replace(/[gy]/g, ''))
    wholeTexts.set(pattern, whole)
  }
  return whole
}
