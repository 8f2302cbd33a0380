import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import type { SubscriberStatus } from '@/src/core/contracts/audience/email-lists'
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
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { addSubscribers } from '@/src/server/audience/add-subscribers'
import { joinList, leaveLists } from '@/src/server/audience/join-and-leave'
import { waitForTurn } from '@/src/server/database/locks'
import { requireOwnDocument } from '@/src/server/owner'
import { byKey } from '@/src/server/owner-api/by-key'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const ofSite = {
  subject: 'audience',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
} as const

const text = ownerMessages.subscriberImport
const reasons: Record<SubscriberStatus | 'named', string> = {
  confirmed: text.alreadyOn,
  named: text.alreadyOnNamed,
  pending: text.notConfirmed,
  unsubscribed: text.hasUnsubscribed,
  unreachable: text.unreachable,
}

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
    const [known] = await withTx(req, async () => {
      // In the turn of files, which would lock the same people in another order.
      await waitForTurn(req, `subscriber-import:${profileId}`)
      const entry = { ...names, email, line: 1 }
      return addSubscribers(req, { id: listId, profileId }, [entry], consent)
    })
    return known
      ? { outcome: 'unchanged' as const, message: reasons[known.status] }
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
