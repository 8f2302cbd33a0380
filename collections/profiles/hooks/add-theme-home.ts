import type { CollectionAfterChangeHook } from 'payload'
import { ensureThemeHome } from '@/src/server/pages/theme-home'

/** Whichever way a site gets another theme: that theme has a home page to show. */
export const addThemeHome: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && doc.themeName !== previousDoc?.themeName) {
    await ensureThemeHome(req, doc.id, doc.themeName, { isLive: true })
  }
  return doc
}
