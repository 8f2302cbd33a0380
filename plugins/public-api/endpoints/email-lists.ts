import type { Endpoint } from 'payload'
import { z } from 'zod'
import {
  confirmBody,
  confirmQuery,
  joinBody,
  unsubscribeBody,
} from '@/src/core/contracts/audience/email-lists'
import {
  confirmSubscriber,
  isConfirmed,
  joinList,
  unsubscribe,
} from '@/src/server/audience/join-and-leave'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { requireTenant } from '@/src/server/tenancy'

const join = definePublicEndpoint({
  method: 'post',
  path: '/public/email-lists/join',
  summary: "Join an artist's email list",
  answersOffline: true,
  answer: z.strictObject({ joined: z.literal(true) }),
  body: joinBody,
  failures: ['EMAIL_NOT_CONFIRMED'],
  rateLimit: 'joinEmailList',
  run: async ({ req, body: { email, emailListId, profileId } }) => {
    await joinList(req, { email, listId: emailListId, profileId })
    return { joined: true }
  },
})

/** The secret names the subscriber; it is good on the site it was mailed for, and nowhere else. */
const confirm = definePublicEndpoint({
  method: 'post',
  path: '/public/email-lists/confirm',
  summary: 'Confirm an address with the secret of the mailed link',
  answersOffline: true,
  answer: z.strictObject({ confirmed: z.literal(true) }),
  body: confirmBody,
  rateLimit: 'emailListLink',
  run: async ({ req, host, body: { token } }) => {
    const { profileId } = await requireTenant(host)
    await confirmSubscriber(req, { profileId, token })
    return { confirmed: true }
  },
})

/** For the page of the link: who comes back to it is not asked twice. */
const look = definePublicEndpoint({
  method: 'get',
  path: '/public/email-lists/confirm',
  summary: 'Whether the address that the mailed link is about is on its list already',
  answersOffline: true,
  answer: z.strictObject({ confirmed: z.boolean() }),
  query: confirmQuery,
  rateLimit: 'emailListLinkRead',
  run: async ({ req, host, query: { token } }) => {
    const { profileId } = await requireTenant(host)
    return { confirmed: await isConfirmed(req, { profileId, token }) }
  },
})

const leave = definePublicEndpoint({
  method: 'post',
  path: '/public/email-lists/unsubscribe',
  summary: 'Leave an email list with the secret of a mailed link',
  answersOffline: true,
  answer: z.strictObject({ unsubscribed: z.literal(true) }),
  body: unsubscribeBody,
  rateLimit: 'emailListLink',
  run: async ({ req, host, body: { token } }) => {
    const { profileId } = await requireTenant(host)
    await unsubscribe(req, { profileId, token })
    return { unsubscribed: true }
  },
})

export const emailListEndpoints: Endpoint[] = [join, confirm, look, leave]
