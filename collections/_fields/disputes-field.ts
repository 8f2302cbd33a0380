import type { JSONField } from 'payload'

/** What became of each objection to a payment, by the provider's id: a payment can have several. */
export const disputesField: JSONField = { name: 'disputes', type: 'json', hidden: true }
