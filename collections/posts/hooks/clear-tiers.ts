import type { CollectionBeforeValidateHook } from 'payload'

/** Tiers belong to posts that are for tiers. Of others the form shows none, so none of them is checked. */
export const clearTiers: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const visibility = data?.visibility ?? originalDoc?.visibility
  return data && visibility !== 'tiers' ? { ...data, tiers: [] } : data
}
