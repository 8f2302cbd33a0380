import type { CollectionBeforeValidateHook } from 'payload'

/** Tiers belong to posts that are for tiers. Others keep none, whatever the form held. */
export const clearTiers: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const visibility = data?.visibility ?? originalDoc?.visibility
  return data && visibility !== 'tiers' ? { ...data, tiers: [] } : data
}
