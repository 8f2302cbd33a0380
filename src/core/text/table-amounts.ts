/** How amounts are written in the cells of a table that somebody pastes or uploads. */
const amount = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+(?=,))(?:[.,](\d{1,2}))?$/

/** Minor units of a cell: `12`, `12.50`, `12,50`, `$1,234.50`, `1.234,50 €`; not a number for anything else. */
export function readMinor(text: string): number {
  const bare = text.replace(/[\s'’]|\p{Sc}|[A-Z]{3}$/gu, '')
  const [, whole, cents = ''] = amount.exec(bare) ?? []
  return whole === undefined
    ? Number.NaN
    : Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** A count in a cell, where `1,000` is a thousand; not a number for no number. */
export function readCount(text: string): number {
  const bare = text.replace(/[\s'’]/g, '')
  return Number(/^[1-9]\d{0,2}(,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare)
}
