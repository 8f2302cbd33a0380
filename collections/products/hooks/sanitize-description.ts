import type { CollectionBeforeChangeHook } from 'payload'
import { sanitizeHtml } from '@/src/server/sanitize-html'

export const sanitizeDescription: CollectionBeforeChangeHook = ({ data }) => {
  if (typeof data.descriptionHtml === 'string') {
    data.descriptionHtml = sanitizeHtml(data.descriptionHtml)
  }
  return data
}
