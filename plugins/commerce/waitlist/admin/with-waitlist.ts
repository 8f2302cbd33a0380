import type { CollectionConfig, UIField } from 'payload'
import { eventWaitlistEndpoints } from '@/plugins/commerce/endpoints/tickets'

const panel: UIField = {
  name: 'waitlist',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/plugins/commerce/waitlist/admin/waitlist-panel#WaitlistPanel' },
    disableListColumn: true,
  },
}

/** Shows at an event how many wait for its tickets, and who. */
export function withWaitlist(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), ...eventWaitlistEndpoints],
    fields: [...collection.fields, panel],
  }
}
