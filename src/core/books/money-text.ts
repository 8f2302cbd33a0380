/** How many digits a currency has behind the point. */
export const digitsOf = (currency: string): number =>
  formatter(currency).resolvedOptions().maximumFractionDigits ?? 2

const known = new Map<string, Intl.NumberFormat>()

function formatter(currency: string): Intl.NumberFormat {
  const code = currency.toUpperCase()
  const format =
    known.get(code) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency: code })
  known.set(code, format)
  return format
}

/** `$1,250.00`, `€12.50`, `¥1,250`; less than nothing as `-$5.00`. */
export const moneyText = (amountMinor: number, currency: string): string =>
  formatter(currency).format(amountMinor / 10 ** digitsOf(currency))

/** `1250.00` for files: no sign of the currency, no separators. */
export const moneyCell = (amountMinor: number, currency: string): string =>
  (amountMinor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))
