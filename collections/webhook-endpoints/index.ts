import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { switchedOffBy } from '@/src/core/contracts/webhooks/endpoints'
import { companies } from '@/src/core/measurement/companies'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** Addresses of other programs that a site tells of what happens, see plugins/webhooks. */
export const webhookEndpoints: CollectionConfig = {
  slug: slugs.webhookEndpoints,
  labels: { singular: 'Webhook', plural: 'Webhooks' },
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    // In which form an event is sent: signed by us, or as a company that measures ads asks for it.
    {
      name: 'format',
      type: 'select',
      options: ['webhook', ...companies],
      required: true,
      defaultValue: 'webhook',
    },
    // Of such a company: what the artist's purchases are counted for.
    { name: 'pixelId', type: 'text' },
    { name: 'url', type: 'text', required: true, maxLength: studioLimits.webhooks.urlMax },
    // As `webhookEvents` names them.
    { name: 'events', type: 'json', required: true },
    // Sealed: what signs, or the company's token. The former one signs beside it until its time is over.
    { name: 'secret', type: 'text', required: true },
    { name: 'formerSecret', type: 'text' },
    { name: 'formerSecretUntil', type: 'date' },
    { name: 'createdBy', type: 'relationship', relationTo: slugs.users },
    // Nothing new is written for one that is off.
    { name: 'disabledAt', type: 'date' },
    { name: 'disabledBy', type: 'select', options: [...switchedOffBy] },
    { name: 'lastSuccessAt', type: 'date' },
    // In a row; and until when it is left alone because of them.
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'restsUntil', type: 'date' },
    // Who sends to it is alone in that until then.
    { name: 'claimedUntil', type: 'date' },
  ],
}
