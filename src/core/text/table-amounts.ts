/** How amounts are written in the cells of a table that somebody pastes or uploads. */
const amount =
  /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+(?=,))(?:[.,](\d{1,2})|\.(\d{3}))?$/

/**
 * Minor units of a cell: `12`, `12.50`, `12,50`, `$1,234.50`, `1.234,50 €`; not a number for anything else. Nothing is
 * rounded: what is finer than the currency is no amount. Where it has no three digits, `1.005` may be a thousand and five.
 *
 * @param digits that the currency has behind the point
 */
export function readMinor(text: string, digits = 2): number {
  const bare = text.replace(/[\s'’]|\p{Sc}|[A-Z]{3}$/gu, '')
  const [, whole, some = '', three = ''] = amount.exec(bare) ?? []
  const fraction = (some || three).padEnd(digits, '0')
  const isUnclear = three !== '' && digits !== 3
  const isFiner = Number(fraction.slice(digits)) > 0
  return whole === undefined || isUnclear || isFiner
    ? Number.NaN
    : Number(whole.replace(/[.,]/g, '') + fraction.slice(0, digits))
}

/** A count in a cell, where `1,000` is a thousand; not a number for no number. */
export function readCount(text: string): number {
  const bare = text.replace(/[\s'’]/g, '')
  return Number(/^[1-9]\d{0,2}(,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare)
}
