import { oncePerLocale } from '../../messages/oncePerLocale'

/** How many digits a currency has after the point: euros two, yen none, dinars three (ISO 4217, as `Intl` knows it). */
export const currencyDigits: (currency: string) => number = /* @__PURE__ */ oncePerLocale(
  (currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2,
)

/** How many digits a number may have after the point: as declared, or else as its currency has; undefined for any. */
export function mostDigits({
  digits,
  currency,
}: {
  readonly digits?: number | undefined
  readonly currency?: string | undefined
}): number | undefined {
  return digits ?? (currency === undefined ? undefined : currencyDigits(currency))
}
