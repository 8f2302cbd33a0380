import type { CollectionBeforeChangeHook } from 'payload'

/** What lists call the variant: `Black · M`, or `Standard` when it has neither. */
export const variantTitle: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const merged = { ...originalDoc, ...data }
  const parts = [merged.colorName, merged.size].filter(Boolean)
  return { ...data, title: parts.length > 0 ? parts.join(' · ') : 'Standard' }
}
