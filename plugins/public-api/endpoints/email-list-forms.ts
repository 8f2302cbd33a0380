import type { Endpoint } from 'payload'
import { confirmQuery, joinBody, unsubscribeQuery } from '@/src/core/contracts/audience/email-lists'
import { confirmSubscriber, joinList, unsubscribe } from '@/src/server/audience/join-and-leave'
import { leavePage } from '@/src/server/audience/leave-token'
import { defineFormPost } from '@/src/server/form-post'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { requireTenant } from '@/src/server/tenancy'

const path = '/public/email-lists'

const join = defineFormPost({
  place: 'email-list',
  path: `${path}/join/form`,
  summary: "Join an artist's email list, by a form of the same site",
  answersOffline: true,
  body: joinBody,
  rateLimit: 'joinEmailList',
  run: async ({ req, body: { email, emailListId, profileId } }) => {
    const list = await joinList(req, { email, listId: emailListId, profileId })
    return list.asksToConfirm ? 'asked' : 'joined'
  },
})

/** The page of the link is the same for everyone, so its form is sent to its own address, secret and all. */
const confirm = defineFormPost({
  place: 'email-list',
  path: `${path}/confirm/form`,
  summary: 'Confirm an address with the secret of the mailed link, by a form',
  answersOffline: true,
  query: confirmQuery,
  rateLimit: 'emailListLink',
  run: async ({ req, host, query: { token } }) => {
    const { profileId } = await requireTenant(host)
    await confirmSubscriber(req, { profileId, token })
    return 'confirmed'
  },
})

const leave = defineFormPost({
  place: 'email-list',
  path: `${path}/unsubscribe/form`,
  summary: 'Leave an email list with the secret of a mailed link, by a form',
  answersOffline: true,
  query: unsubscribeQuery,
  rateLimit: 'emailListLink',
  run: async ({ req, host, query: { token } }) => {
    const { profileId } = await requireTenant(host)
    await unsubscribe(req, { profileId, token })
    return 'unsubscribed'
  },
})

const oneClick = `${path}/unsubscribe/one-click`

/** RFC 8058: mail programs post to the address in the head of a mail, and follow no redirect. */
const leaveAtOnce = definePublicEndpoint({
  method: 'post',
  path: oneClick,
  summary: 'Leave an email list at once, as the head of its mails offers it (RFC 8058)',
  answersOffline: true,
  query: unsubscribeQuery,
  rateLimit: 'oneClickUnsubscribe',
  run: async ({ req, host, query: { token } }) => {
    const { profileId } = await requireTenant(host)
    await unsubscribe(req, { profileId, token })
  },
})

/** Others open the same address, which must change nothing. */
const askFirst = definePublicEndpoint({
  method: 'get',
  path: oneClick,
  summary:
    'The page that asks whether to leave an email list, for mail programs that open the link',
  answersOffline: true,
  query: unsubscribeQuery,
  status: 303,
  run: async ({ query: { token } }) =>
    new Response(null, {
      status: 303,
      headers: { Location: leavePage(token) },
    }),
})

export const emailListFormEndpoints: Endpoint[] = [join, confirm, leave, leaveAtOnce, askFirst]
