import type { ShownLine } from '@/plugins/commerce/admin/order-lines'

/** Who has claimed gifts among some lines that were not handed over yet: `Ana and Ben`; empty for nobody. */
export function claimantsOf(lines: readonly Pick<ShownLine, 'giftFor' | 'isPromised'>[]): string {
  const names = lines.flatMap(({ isPromised, giftFor }) => (isPromised && giftFor ? [giftFor] : []))
  return new Intl.ListFormat('en').format(names)
}
