import type { CollectionConfig, Endpoint, UIField } from 'payload'
import { codeBatchEndpoints } from '@/plugins/commerce/endpoints/codes'
import { deliveryEndpoints } from '@/plugins/commerce/endpoints/downloads'
import { slugs } from '@/src/core/slugs'

type Part = { endpoints: Endpoint[]; panel: UIField }

const panel = (component: string, admin: UIField['admin'] = {}): UIField => ({
  name: 'delivery',
  type: 'ui',
  admin: {
    ...admin,
    components: { Field: `/plugins/commerce/downloads/admin/${component}` },
    disableListColumn: true,
  },
})

/** What each collection gets. Payload asks a collection for everything below its slug. */
const parts: Readonly<Record<string, Part | undefined>> = {
  [slugs.products]: {
    endpoints: deliveryEndpoints,
    panel: panel('delivery-panel#DeliveryPanel', {
      condition: ({ category }) => category === 'Music',
    }),
  },
  [slugs.downloadCodeBatches]: {
    endpoints: codeBatchEndpoints,
    panel: panel('codes-panel#CodesPanel'),
  },
}

/** Adds to a collection of the store what artists see of delivery. */
export function withDelivery(collection: CollectionConfig): CollectionConfig {
  const part = parts[collection.slug]
  return part
    ? {
        ...collection,
        fields: [part.panel, ...collection.fields],
        endpoints: [...(collection.endpoints || []), ...part.endpoints],
      }
    : collection
}
