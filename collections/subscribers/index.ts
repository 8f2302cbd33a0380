import type { CollectionConfig, Endpoint } from 'payload'
import { emailField, profileField, unreachableField } from '@/collections/_fields/fields'
import { refuseDeletingUnsubscribed } from '@/collections/subscribers/hooks'
import { removableByOwners } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import {
  reachAgainBody,
  type SubscriberSource,
  type SubscriberStatus,
  subscriberSources,
  subscriberStatuses,
} from '@/src/core/contracts/audience/email-lists'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { clearUndeliverable } from '@/src/server/audience/undeliverable'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const again = definePublicEndpoint({
  method: 'post',
  path: '/reach-again',
  summary: 'Lets an address get the artist’s mails again that could not be reached',
  body: reachAgainBody,
  subject: 'audience',
  ownedProfile: ({ body }) => body.profileId,
  rateLimit: 'mailAgain',
  run: async ({ req, body }) => {
    await clearUndeliverable(req, body)
  },
})

const subscriberEndpoints: Endpoint[] = [again]

const sourceLabels: Record<SubscriberSource, string> = {
  form: 'Joined on the site',
  account: 'Joined in their account',
  import: 'Imported',
  automation: 'Added by an automation',
}

const statusLabels: Record<SubscriberStatus, string> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  unsubscribed: 'Left',
  unreachable: 'Cannot be reached',
}

/** Addresses on an email list; one row per list and address, whatever happens to it. */
export const subscribers: CollectionConfig = {
  slug: slugs.subscribers,
  admin: {
    useAsTitle: 'email',
    group: 'Audience',
    defaultColumns: ['email', 'firstName', 'lastName', 'list', 'status', 'source', 'createdAt'],
  },
  lockDocuments: false,
  access: removableByOwners('audience'),
  hooks: { beforeDelete: [refuseDeletingUnsubscribed] },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['list', 'email'], unique: true },
    { fields: ['profile', 'email'] },
    { fields: ['list', 'createdAt'] },
  ],
  endpoints: subscriberEndpoints,
  fields: [
    unreachableField,
    profileField,
    {
      name: 'list',
      type: 'relationship',
      relationTo: slugs.emailLists,
      required: true,
      index: true,
    },
    emailField,
    // From a file of the artist's. Of those who left none is kept: nothing is sent to them.
    { name: 'firstName', type: 'text', maxLength: limits.subscriberImport.nameMax },
    { name: 'lastName', type: 'text', maxLength: limits.subscriberImport.nameMax },
    {
      name: 'status',
      type: 'select',
      options: optionsOf(subscriberStatuses, statusLabels),
      defaultValue: 'pending',
      required: true,
    },
    {
      // Of the secret in the confirm and unsubscribe links.
      name: 'tokenHash',
      type: 'text',
      unique: true,
      index: true,
      hidden: true,
      access: { read: () => false },
    },
    { name: 'confirmedAt', type: 'date' },
    { name: 'unsubscribedAt', type: 'date' },
    {
      // How the address came to the list; unknown for those from before this was noted.
      name: 'source',
      type: 'select',
      options: optionsOf(subscriberSources, sourceLabels),
    },
    // What was declared when it was imported, by whom and when.
    { name: 'consentText', label: 'Consent', type: 'text' },
    { name: 'consentAt', type: 'date' },
    { name: 'consentBy', type: 'relationship', relationTo: slugs.users },
  ],
}
