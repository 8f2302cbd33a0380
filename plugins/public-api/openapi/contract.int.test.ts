import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type PublicCall, publicCallsOf } from '@/src/server/public-call'
import { type Asked, askSample, namesProfile } from '@/src/testing/call-samples'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const calls = publicCallsOf(payload.config)
const own = await createTenant(payload, 'Own')
const foreign = await createTenant(payload, 'Foreign')

const nameOf = ({ method, path }: PublicCall) => `${method} ${path}`
describe('every public call', () => {
  it('that is for signed-in visitors answers 401 to all others', async () => {
    const required = calls.filter(({ account }) => account === 'required')
    expect(required.length).toBeGreaterThan(5)
    for (const call of required) {
      for (const token of [undefined, 'x'.repeat(43), foreign.visitor.token]) {
        const { status, json } = await ask(call, { token, profileId: own.profile.id })
        // A made-up id may be of no form that could be anything's, which is said first.
        const expected = call.params && status === 404 ? [404, 'NOT_FOUND'] : [401, 'NOT_SIGNED_IN']
        expect([nameOf(call), status, json.code]).toEqual([nameOf(call), ...expected])
      }
    }
  })

  it('that is for artists answers 401 to visitors, and 404 about the profiles of others', async () => {
    const owners = calls.filter(({ account }) => account === 'owner')
    expect(owners.map(nameOf).sort()).toEqual([
      'delete /newsletters/:id/layout',
      'delete /newsletters/:id/lock',
      'delete /pages/:id/lock',
      'delete /profiles/:id/deletion',
      'delete /profiles/:id/merch/:merchId',
      'delete /profiles/:id/people/:personId/notes/:noteId',
      'delete /profiles/:profileId/automations/:automationId',
      'delete /profiles/:profileId/blocked-commenters/:accountId',
      'delete /profiles/:profileId/domains/:domainId',
      'delete /profiles/:profileId/emails/:key',
      'delete /profiles/:profileId/emails/:key/lock',
      'delete /profiles/:profileId/imports/:importId',
      'delete /profiles/:profileId/media/:mediaId',
      'delete /profiles/:profileId/posts/:postId',
      'delete /profiles/:profileId/recordings/:uploadId/:fileName',
      'delete /profiles/:profileId/releases/:productId/songs/:songId',
      'delete /profiles/:profileId/releases/:releaseId',
      'delete /profiles/:profileId/shows/:showId',
      'delete /profiles/:profileId/webhooks/:endpointId',
      'get /download-code-batches/:id/codes',
      'get /email-lists/:id/export',
      'get /events/:id/guests',
      'get /events/:id/guests/export',
      'get /events/:id/notify-holders',
      'get /events/:id/poll-votes',
      'get /events/:id/refund-tickets',
      'get /events/:id/waitlist/export',
      'get /membership-tiers/:id/posts',
      'get /memberships/export',
      'get /newsletters/:id/audience',
      'get /newsletters/:id/layout',
      'get /newsletters/:id/progress',
      'get /orders/export',
      'get /pages/:id/linking-pages',
      'get /pages/:id/poll-votes',
      'get /pages/:id/publish-check',
      'get /pages/:id/versions',
      'get /pages/:id/versions/:versionId',
      'get /posts/:id/mail',
      'get /posts/:id/poll-votes',
      'get /products/:id/delivery',
      'get /products/:id/poll-votes',
      'get /profiles/:id/find',
      'get /profiles/:id/insights',
      'get /profiles/:id/invoices.zip',
      'get /profiles/:id/invoices/:invoiceId/pdf',
      'get /profiles/:id/merch',
      'get /profiles/:id/merch/:merchId',
      'get /profiles/:id/money.csv',
      'get /profiles/:id/numbers.csv',
      'get /profiles/:id/orders',
      'get /profiles/:id/orders/board',
      'get /profiles/:id/orders/ids',
      'get /profiles/:id/payment-account',
      'get /profiles/:id/people',
      'get /profiles/:id/people.csv',
      'get /profiles/:id/people/:personId/export.csv',
      'get /profiles/:id/people/:personId/export.json',
      'get /profiles/:id/products/:productId/variants',
      'get /profiles/:id/site',
      'get /profiles/:id/take-along',
      'get /profiles/:id/take-along.zip',
      'get /profiles/:profileId/api-keys',
      'get /profiles/:profileId/emails/:key',
      'get /profiles/:profileId/imports',
      'get /profiles/:profileId/imports/:importId',
      'get /profiles/:profileId/measurement',
      'get /profiles/:profileId/media',
      'get /profiles/:profileId/media/:mediaId',
      'get /profiles/:profileId/media/:mediaId/uses',
      'get /profiles/:profileId/pages',
      'get /profiles/:profileId/posts',
      'get /profiles/:profileId/posts/:postId',
      'get /profiles/:profileId/ready-made-sections',
      'get /profiles/:profileId/recordings/:uploadId/:fileName',
      'get /profiles/:profileId/releases',
      'get /profiles/:profileId/releases/:productId/songs',
      'get /profiles/:profileId/releases/:productId/songs/:songId/sound',
      'get /profiles/:profileId/releases/:releaseId',
      'get /profiles/:profileId/releases/:releaseId/merch',
      'get /profiles/:profileId/shows',
      'get /profiles/:profileId/shows/:showId',
      'get /profiles/:profileId/shows/zone',
      'get /profiles/:profileId/storage',
      'get /profiles/:profileId/team',
      'get /profiles/:profileId/webhooks',
      'get /profiles/:profileId/webhooks/:endpointId/deliveries',
      'get /segments/:id/reach',
      'patch /pages/:id/settings',
      'patch /profiles/:profileId/media/:mediaId',
      'patch /profiles/:profileId/recordings/:uploadId/:fileName',
      'patch /profiles/:profileId/releases/:productId/songs',
      'patch /profiles/:profileId/releases/:productId/songs/:songId',
      'post /artist-invites',
      'post /artist-invites/:inviteId/again',
      'post /artist-invites/:inviteId/withdraw',
      'post /comments/:id/dismiss-reports',
      'post /comments/:id/hide',
      'post /comments/:id/show',
      'post /domains/:id/check',
      'post /embeds/find',
      'post /events/:id/check-in',
      'post /events/:id/check-in/undo',
      'post /events/:id/notify-holders',
      'post /events/:id/refund-tickets',
      'post /failed-jobs/again',
      'post /mail-log/:id/send-again',
      'post /mail-log/send-failed-again',
      'post /membership-payments/:id/refunds',
      'post /membership-tiers/:id/posts/leave',
      'post /membership-tiers/:id/posts/open',
      'post /membership-tiers/:id/preview',
      'post /memberships/:id/end',
      'post /memberships/:id/reviewed',
      'post /memberships/give',
      'post /newsletters/:id/cancel',
      'post /newsletters/:id/layout/preview',
      'post /newsletters/:id/layout/test',
      'post /newsletters/:id/lock',
      'post /newsletters/:id/schedule',
      'post /newsletters/:id/send',
      'post /newsletters/:id/test',
      'post /orders/:id/buyer',
      'post /orders/:id/gifts/:line/country',
      'post /orders/:id/notes',
      'post /orders/:id/refunds',
      'post /orders/:id/resend',
      'post /orders/:id/reviewed',
      'post /orders/:id/take-back',
      'post /orders/:id/transition',
      'post /pages/:id/block-data',
      'post /pages/:id/discard',
      'post /pages/:id/lock',
      'post /pages/:id/preview',
      'post /pages/:id/schedule',
      'post /posts/:id/mail',
      'post /products/:id/singles',
      'post /profiles/:id/deletion',
      'post /profiles/:id/invoices',
      'post /profiles/:id/merch',
      'post /profiles/:id/merch/:merchId/copy',
      'post /profiles/:id/merch/:merchId/state',
      'post /profiles/:id/merch/change',
      'post /profiles/:id/online',
      'post /profiles/:id/orders/label-service',
      'post /profiles/:id/orders/labels',
      'post /profiles/:id/orders/notes',
      'post /profiles/:id/orders/packing-slips',
      'post /profiles/:id/orders/ship',
      'post /profiles/:id/orders/tracking',
      'post /profiles/:id/payment-account/onboard',
      'post /profiles/:id/people/:personId/notes',
      'post /profiles/:id/people/:personId/unsubscribe',
      'post /profiles/:id/people/:personId/untag',
      'post /profiles/:id/products/order',
      'post /profiles/:id/segments/reach',
      'post /profiles/:id/take-along',
      'post /profiles/:profileId/api-keys',
      'post /profiles/:profileId/api-keys/:keyId/revoke',
      'post /profiles/:profileId/automations',
      'post /profiles/:profileId/automations/:automationId/runs/:runId/again',
      'post /profiles/:profileId/automations/:automationId/switch',
      'post /profiles/:profileId/deleted-pages/:pageId/restore',
      'post /profiles/:profileId/domains',
      'post /profiles/:profileId/domains/:domainId/primary',
      'post /profiles/:profileId/emails/:key/block-data',
      'post /profiles/:profileId/emails/:key/discard',
      'post /profiles/:profileId/emails/:key/lock',
      'post /profiles/:profileId/emails/:key/preview',
      'post /profiles/:profileId/emails/:key/publish',
      'post /profiles/:profileId/emails/:key/test',
      'post /profiles/:profileId/first-steps',
      'post /profiles/:profileId/first-steps/skip',
      'post /profiles/:profileId/hand-over',
      'post /profiles/:profileId/imports',
      'post /profiles/:profileId/imports/:importId/adopt',
      'post /profiles/:profileId/imports/:importId/check',
      'post /profiles/:profileId/imports/:importId/start',
      'post /profiles/:profileId/imports/:importId/undo',
      'post /profiles/:profileId/invites',
      'post /profiles/:profileId/invites/:inviteId/again',
      'post /profiles/:profileId/invites/:inviteId/withdraw',
      'post /profiles/:profileId/leave',
      'post /profiles/:profileId/measurement',
      'post /profiles/:profileId/media',
      'post /profiles/:profileId/media/:mediaId/crop',
      'post /profiles/:profileId/page-order',
      'post /profiles/:profileId/pages',
      'post /profiles/:profileId/pages/:pageId/copies',
      'post /profiles/:profileId/posts',
      'post /profiles/:profileId/posts/:postId/copy',
      'post /profiles/:profileId/posts/:postId/preview',
      'post /profiles/:profileId/posts/:postId/state',
      'post /profiles/:profileId/recordings',
      'post /profiles/:profileId/releases',
      'post /profiles/:profileId/releases/:productId/songs',
      'post /profiles/:profileId/releases/:releaseId/copy',
      'post /profiles/:profileId/releases/:releaseId/merch',
      'post /profiles/:profileId/releases/:releaseId/state',
      'post /profiles/:profileId/releases/bulk',
      'post /profiles/:profileId/shows',
      'post /profiles/:profileId/shows/:showId/copy',
      'post /profiles/:profileId/shows/:showId/state',
      'post /profiles/:profileId/shows/change',
      'post /profiles/:profileId/shows/many',
      'post /profiles/:profileId/support',
      'post /profiles/:profileId/support/begin',
      'post /profiles/:profileId/team/:userId/remove',
      'post /profiles/:profileId/team/:userId/role',
      'post /profiles/:profileId/theme-switch',
      'post /profiles/:profileId/webhooks',
      'post /profiles/:profileId/webhooks/:endpointId/deliveries/:deliveryId/again',
      'post /profiles/:profileId/webhooks/:endpointId/secret',
      'post /profiles/:profileId/webhooks/:endpointId/switch',
      'post /profiles/:profileId/webhooks/:endpointId/test',
      'post /subscribers/reach-again',
      'post /uploads/presigned-url',
      'put /newsletters/:id/layout',
      'put /profiles/:id/merch/:merchId',
      'put /profiles/:id/products/:productId/variants',
      'put /profiles/:id/seller',
      'put /profiles/:profileId/api-origins',
      'put /profiles/:profileId/automations/:automationId',
      'put /profiles/:profileId/blocked-commenters/:accountId',
      'put /profiles/:profileId/emails/:key',
      'put /profiles/:profileId/measurement/:endpointId',
      'put /profiles/:profileId/posts/:postId',
      'put /profiles/:profileId/releases/:productId/songs/order',
      'put /profiles/:profileId/releases/:releaseId',
      'put /profiles/:profileId/releases/:releaseId/merch/:merchId',
      'put /profiles/:profileId/shows/:showId',
      'put /profiles/:profileId/webhooks/:endpointId',
    ])
    for (const call of owners) {
      for (const token of [undefined, 'x'.repeat(43), own.visitor.token]) {
        const { status, json } = await ask(call, { token, profileId: own.profile.id })
        expect([nameOf(call), status, json.code]).toEqual([nameOf(call), 401, 'NOT_SIGNED_IN'])
      }
      for (const profileId of aboutNobody.includes(nameOf(call))
        ? []
        : [foreign.profile.id, randomUUID()]) {
        const { status, json } = await ask(call, { token: own.owner.token, profileId })
        expect([nameOf(call), status, json.code]).toEqual([nameOf(call), 404, 'NOT_FOUND'])
      }
    }
  })

  it("knows nothing, and so nobody signed in, when it names another site's profile", async () => {
    const bound = calls.filter(
      ({ account, bodyKind, query, body }) =>
        account !== 'owner' &&
        // Forms lead to a page, whatever comes of them; their own tests see that nothing does.
        bodyKind !== 'form' &&
        (namesProfile(query) || namesProfile(body)),
    )
    expect(bound.length).toBeGreaterThan(8)
    for (const call of bound) {
      const { status, json } = await ask(call, {
        token: own.visitor.token,
        profileId: foreign.profile.id,
      })
      // What is wrong besides may be said first, never anything of the other site.
      const refusal = call.account === 'required' ? 401 : 404
      expect([refusal, 400], nameOf(call)).toContain(status)
      if (status === 400) {
        expect(json.code, nameOf(call)).toBe('VALIDATION_FAILED')
      }
    }
  })
})

/** About addresses of other sites, the own account, or for the platform's admin, whatever it names. */
const aboutNobody = [
  'post /embeds/find',
  'post /failed-jobs/again',
  'post /artist-invites',
  'post /artist-invites/:inviteId/again',
  'post /artist-invites/:inviteId/withdraw',
  'post /profiles/:profileId/support/begin',
]

const ask = (call: PublicCall, asked: Omit<Asked, 'host'>) =>
  askSample(call, { ...asked, host: own.host })
