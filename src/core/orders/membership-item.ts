type Item = { membershipInterval?: 'month' | 'year' | null }

/** A membership that began with the order: it has no product, and goes on by itself. */
export function isMembershipItem<Ordered extends Item>(
  item: Ordered,
): item is Ordered & { membershipInterval: 'month' | 'year' } {
  return Boolean(item.membershipInterval)
}
