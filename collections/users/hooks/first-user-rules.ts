import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever registers on an empty installation, over HTTP and so without being asked for a role, runs it. */
export const firstUserRules: CollectionBeforeChangeHook = async ({
  data,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create' || req.user || req.payloadAPI !== 'REST') {
    return data
  }
  const { totalDocs } = await req.payload.count({ collection: collection.slug as 'users', req })
  return totalDocs === 0 ? { ...data, role: 'platform-admin' } : data
}
