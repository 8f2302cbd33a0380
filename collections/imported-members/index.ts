import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { memberStandingLabels } from '@/src/core/choices/member-standings'
import { optionsOf } from '@/src/core/choices/options-of'
import {
  type MemberOutcome,
  memberOutcomes,
  memberStandings,
} from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

const { nameMax, sourceMax, tierMax, statusMax, noteMax } = studioLimits.importedMembers

const outcomes: Readonly<Record<MemberOutcome, string>> = {
  kept: 'Noted here',
  waiting: 'Under way',
  given: 'Has the tier here',
  adopted: 'Pays here now',
  refused: 'Did not work',
}

/**
 * Who was a member or a customer on another service. `plugins/move-in` writes it; what is `waiting` is a queue, from which
 * `plugins/commerce/memberships/adopt` makes memberships.
 */
export const importedMembers: CollectionConfig = {
  slug: slugs.importedMembers,
  labels: { singular: 'Person from elsewhere', plural: 'Members and customers from elsewhere' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'tierName', 'standing', 'outcome', 'note'],
    listSearchableFields: ['email', 'name', 'tierName'],
    group: 'Members',
  },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['profile', 'email'] }, { fields: ['outcome', 'updatedAt'] }],
  fields: [
    profileField,
    // Empty when its fan has deleted their account.
    { ...emailField, required: false },
    { name: 'name', type: 'text', maxLength: nameMax },
    { name: 'source', label: 'From', type: 'text', required: true, maxLength: sourceMax },
    { name: 'tierName', label: 'Tier there', type: 'text', maxLength: tierMax },
    {
      name: 'standing',
      type: 'select',
      options: optionsOf(memberStandings, memberStandingLabels),
      required: true,
    },
    // In the words of the service.
    { name: 'status', label: 'Status there', type: 'text', maxLength: statusMax },
    { name: 'memberSince', label: 'Member since', type: 'date' },
    { name: 'paidUntil', label: 'Paid there until', type: 'date' },
    // What the artist said that the tier there is here.
    { name: 'tier', label: 'Tier here', type: 'relationship', relationTo: slugs.membershipTiers },
    {
      name: 'outcome',
      label: 'Here',
      type: 'select',
      options: optionsOf(memberOutcomes, outcomes),
      required: true,
    },
    // Why it did not work, or what the artist should know.
    { name: 'note', type: 'text', maxLength: noteMax },
    // Whether they agreed to be mailed; an account that is made for them gets no news otherwise.
    { name: 'isMailed', label: 'Agreed to mails', type: 'checkbox', defaultValue: false },
    // At Stripe.
    { name: 'customerId', type: 'text', hidden: true },
    // What was made of it, which undoing takes back.
    { name: 'membership', type: 'relationship', relationTo: slugs.memberships, hidden: true },
    { name: 'madeAccount', type: 'relationship', relationTo: slugs.publicAccounts, hidden: true },
    { name: 'subscriber', type: 'relationship', relationTo: slugs.subscribers, hidden: true },
  ],
}
