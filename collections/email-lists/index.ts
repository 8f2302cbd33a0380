import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { ownersOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { runSql } from '@/src/server/transaction'

/** The addresses of a list go with it; of those who left it is kept that they did. */
const removeSubscribers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rows = await runSql(req)<{ profileId: string; email: string }>`
    select profile_id as "profileId", email from subscribers
    where list_id = ${id} and status = 'unsubscribed'`
  const [left] = rows
  if (left) {
    await suppressEmails(
      req,
      left.profileId,
      rows.map(({ email }) => email),
    )
  }
  await runSql(req)`delete from subscribers where list_id = ${id}`
}

/** A list that visitors join with their email address. */
export const emailLists: CollectionConfig = {
  slug: slugs.emailLists,
  labels: { singular: 'Email list', plural: 'Email lists' },
  admin: { useAsTitle: 'name', group: 'Audience', defaultColumns: ['name', 'doubleOptIn'] },
  lockDocuments: false,
  access: ownersOnly('audience'),
  hooks: {
    beforeDelete: [removeSubscribers],
    ...revalidatesTags((doc) => [cacheTags.emailLists(profileIdOf(doc))]),
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'doubleOptIn',
      label: 'Ask new addresses to confirm by mail',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'subscribers',
      type: 'join',
      collection: slugs.subscribers,
      on: 'list',
      admin: {
        defaultColumns: ['email', 'firstName', 'lastName', 'status', 'source', 'createdAt'],
      },
    },
  ],
}
