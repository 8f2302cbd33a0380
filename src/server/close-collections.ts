import type { Payload } from 'payload'
import { refuseUnreadableFields } from '@/src/access/askable-fields'
import { closeInternalCollections, closeSessions } from '@/src/access/internal-collections'
import { guardCmsRoutes } from '@/src/server/http/cms-routes'

/** Rules for what Payload adds to a config after every plugin has run. Call it for each config that it runs with, once. */
export function closeCollections(payload: Payload): void {
  closeInternalCollections(payload)
  closeSessions(payload)
  refuseUnreadableFields(payload)
  guardCmsRoutes(payload)
}
