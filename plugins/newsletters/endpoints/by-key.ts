import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { importSubscribers } from '@/plugins/newsletters/import/import-subscribers'
import {
  addSubscriberAnswer,
  addSubscriberBody,
  cursorQuery,
  emailListItem,
  listOfKey,
  pageOf,
  removeSubscriberBody,
  siteOfKey,
  subscriberItem,
  subscribersQuery,
} from '@/src/core/contracts/owner-api/lists'
import { slugs } from '@/src/core/slugs'
import { joinList, leaveLists } from '@/src/server/audience/join-and-leave'
import { requireOwnDocument } from '@/src/server/owner'
import { byKey } from '@/src/server/owner-api/by-key'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const ofSite = {
  subject: 'audience',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
} as const

const listLists = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:profileId/email-lists',
  summary: 'The email lists of the site, the newest first',
  answer: pageOf(emailListItem),
  params: siteOfKey,
  query: cursorQuery,
  rateLimit: 'peopleRead',
  run: ({ req, params: { profileId }, query }) =>
    listByCursor(req, {
      ...query,
      collection: slugs.emailLists,
      profileId,
      toItem: ({ id, createdAt, updatedAt, name, doubleOptIn }) => ({
        ...{ id, createdAt, updatedAt, name },
        doubleOptIn: Boolean(doubleOptIn),
      }),
    }),
})

const listSubscribers = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path: '/:profileId/email-lists/:listId/subscribers',
  summary: 'Addresses on an email list, the newest first, whatever their status',
  answer: pageOf(subscriberItem),
  params: listOfKey,
  query: subscribersQuery,
  rateLimit: 'peopleRead',
  run: async ({ req, params: { profileId, listId }, query: { status, ...query } }) => {
    await requireOwnDocument(req, slugs.emailLists, listId)
    return listByCursor(req, {
      ...query,
      collection: slugs.subscribers,
      profileId,
      where: status ? sql`list_id = ${listId} and status = ${status}` : sql`list_id = ${listId}`,
      toItem: (subscriber) => ({
        id: subscriber.id,
        createdAt: subscriber.createdAt,
        updatedAt: subscriber.updatedAt,
        email: subscriber.email,
        firstName: subscriber.firstName ?? null,
        lastName: subscriber.lastName ?? null,
        status: subscriber.status,
        source: subscriber.source ?? null,
        confirmedAt: subscriber.confirmedAt ?? null,
        unsubscribedAt: subscriber.unsubscribedAt ?? null,
        consentText: subscriber.consentText ?? null,
        consentAt: subscriber.consentAt ?? null,
      }),
    })
  },
})

const add = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/email-lists/:listId/subscribers',
  summary:
    'Adds a subscriber to an email list: at once with proof of consent, else after a confirmation mail. Existing and unsubscribed addresses stay unchanged',
  answer: addSubscriberAnswer,
  params: listOfKey,
  body: addSubscriberBody,
  rateLimit: 'peopleRead',
  run: async ({ req, params: { profileId, listId }, body: { email, consent, ...names } }) => {
    await requireOwnDocument(req, slugs.emailLists, listId)
    if (!consent) {
      await joinList(req, { profileId, listId, email })
      return { outcome: 'asked' as const, message: '' }
    }
    const found = new Map([[email, { ...names, line: 1 }]])
    const list = { id: listId, profileId }
    const addresses = { found, refused: [], left: new Set<string>(), rows: 1 }
    const report = await importSubscribers(req, list, addresses, consent)
    const [refused] = report.refused
    return refused
      ? { outcome: 'unchanged' as const, message: refused.reason }
      : { outcome: 'added' as const, message: '' }
  },
})

const remove = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path: '/:profileId/subscribers/remove',
  summary: 'Takes an address off all email lists of the site, because its owner asked for it',
  params: siteOfKey,
  body: removeSubscriberBody,
  rateLimit: 'peopleRead',
  run: ({ req, params: { profileId }, body: { email } }): Promise<void> =>
    withTx(req, () => leaveLists(req, { profileId, email })),
})

/** What keys of the API may do with email lists. */
export const emailListCallsByKey: Endpoint[] = [
  byKey(listLists, '/email-lists'),
  byKey(listSubscribers, '/email-lists/:listId/subscribers'),
  byKey(add, '/email-lists/:listId/subscribers'),
  byKey(remove, '/subscribers/remove'),
]
