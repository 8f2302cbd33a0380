import { randomUUID } from 'node:crypto'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { type PublicCall, publicCallsOf } from '@/src/server/public-call'
import { type Asked, askSample, namesProfile } from '@/src/testing/call-samples'
import { holdAgainstContract } from '@/src/testing/contract'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

/** Calls that answer a file, nothing, or a page, and so have no form to describe. */
const withoutJson = [
  // Leads to a page.
  'get /profiles/:id/site',
  'get /email-lists/:id/export',
  'get /download-code-batches/:id/codes',
  'get /events/:id/guests/export',
  'get /events/:id/waitlist/export',
  'get /memberships/export',
  'get /orders/export',
  'get /platform/logo',
  'get /profiles/:id/numbers.csv',
  'get /profiles/:id/people.csv',
  'get /profiles/:id/people/:personId/export.csv',
  'get /profiles/:id/people/:personId/export.json',
  'get /profiles/:id/invoices.zip',
  'get /profiles/:id/invoices/:invoiceId/pdf',
  'get /profiles/:id/money.csv',
  'get /profiles/:profileId/recordings/:uploadId/:fileName',
  'get /public/memberships/invoices/:number',
  'get /public/orders/:ref/invoices/:number',
  'get /public/tracks/:id/full',
  'get /public/tracks/:id/preview',
  'get /public/posts/:id/files/:fileId',
  'get /public/posts/:id/files/:fileId/:size',
  'get /public/email-lists/unsubscribe/one-click',
  'post /public/email-lists/join/form',
  'post /public/email-lists/confirm/form',
  'post /public/email-lists/unsubscribe/form',
  'post /public/events/:id/waitlist/form',
  'post /profiles/:id/orders/label-service',
  'post /profiles/:id/orders/labels',
  'post /profiles/:id/orders/packing-slips',
  'post /public/websites/contact/form',
]

const calls = publicCallsOf(payload.config)
const own = await createTenant(payload, 'Own')
const foreign = await createTenant(payload, 'Foreign')

type Described = {
  paths: Record<string, Record<string, Operation>>
}
type Operation = {
  parameters?: { in: string; name: string }[]
  security?: unknown
  responses: Record<string, unknown>
}

const nameOf = ({ method, path }: PublicCall) => `${method} ${path}`

describe('the description of the API', () => {
  it('is a valid OpenAPI document that names every public call', async () => {
    const { status, json } = await rest<Record<string, unknown>>('GET', '/api/openapi.json')
    expect(status).toBe(200)
    const { valid, errors } = await new Validator().validate(json)
    expect([valid, errors]).toEqual([true, undefined])
    const described = Object.entries(json.paths as Record<string, object>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(described.sort()).toEqual(
      calls.map((call) => `${call.method} /api${call.path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    )
  })

  it('says of every call what it does and what it answers', () => {
    const silent = calls.filter(
      (call) =>
        !call.summary ||
        (!call.answer && call.status !== 204 && !withoutJson.includes(nameOf(call))),
    )
    expect(silent.map(nameOf)).toEqual([])
  })

  it('names the parameters of each path, who may call, and how calls fail', async () => {
    const { json } = await rest<Described>('GET', '/api/openapi.json')
    const operations = Object.entries(json.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    )
    for (const { path, method, parameters = [], security } of operations) {
      const named = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
      const written = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect([method, path, named.sort()]).toEqual([method, path, written.sort()])
      expect([method, path, security]).toEqual([method, path, expect.any(Array)])
    }
    const failuresOf = (wanted: string) =>
      operations
        .filter(({ method, path }) => `${method} ${path}` === wanted)
        .flatMap(({ responses }) => Object.keys(responses).filter((status) => status >= '400'))
    expect(failuresOf('post /api/sessions')).toEqual(['400', '401', '404', '413', '415', '429'])
    expect(failuresOf('post /api/public/accounts')).toContain('409')
    const file = failuresOf('get /api/public/posts/{id}/files/{fileId}')
    expect(file).toEqual(['400', '403', '404', '416'])
  })

  it('catches a failure that nobody was told of', () => {
    const call = { method: 'GET', path: '/api/public/profiles/current', text: '{}' }
    const { config } = payload
    expect(() => holdAgainstContract(config, { ...call, status: 404 })).not.toThrow()
    expect(() => holdAgainstContract(config, { ...call, status: 409 })).toThrow(
      'GET /api/public/profiles/current answered 409: name it in `failures`',
    )
  })

  it('catches an answer that is not as described', () => {
    const call = { method: 'GET', path: '/api/public/profiles/current', status: 200 }
    expect(() => holdAgainstContract(payload.config, { ...call, text: '{"id":1}' })).toThrow(
      /GET \/api\/public\/profiles\/current breaks its contract: id: /,
    )
  })
})

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
      'delete /profiles/:id/merch/:merchId',
      'delete /profiles/:id/people/:personId/notes/:noteId',
      'delete /profiles/:profileId/blocked-commenters/:accountId',
      'delete /profiles/:profileId/emails/:key',
      'delete /profiles/:profileId/emails/:key/lock',
      'delete /profiles/:profileId/media/:mediaId',
      'delete /profiles/:profileId/posts/:postId',
      'delete /profiles/:profileId/recordings/:uploadId/:fileName',
      'delete /profiles/:profileId/releases/:productId/songs/:songId',
      'delete /profiles/:profileId/releases/:releaseId',
      'delete /profiles/:profileId/shows/:showId',
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
      'get /profiles/:profileId/emails/:key',
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
      'get /profiles/:profileId/shows',
      'get /profiles/:profileId/shows/:showId',
      'get /profiles/:profileId/shows/zone',
      'get /profiles/:profileId/storage',
      'get /profiles/:profileId/team',
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
      'post /email-lists/:id/import',
      'post /email-lists/:id/import/check',
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
      'post /profiles/:id/products/order',
      'post /profiles/:id/segments/reach',
      'post /profiles/:profileId/deleted-pages/:pageId/restore',
      'post /profiles/:profileId/emails/:key/block-data',
      'post /profiles/:profileId/emails/:key/discard',
      'post /profiles/:profileId/emails/:key/lock',
      'post /profiles/:profileId/emails/:key/preview',
      'post /profiles/:profileId/emails/:key/publish',
      'post /profiles/:profileId/emails/:key/test',
      'post /profiles/:profileId/first-steps',
      'post /profiles/:profileId/first-steps/skip',
      'post /profiles/:profileId/hand-over',
      'post /profiles/:profileId/invites',
      'post /profiles/:profileId/invites/:inviteId/again',
      'post /profiles/:profileId/invites/:inviteId/withdraw',
      'post /profiles/:profileId/leave',
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
      'post /profiles/:profileId/releases/:releaseId/state',
      'post /profiles/:profileId/releases/bulk',
      'post /profiles/:profileId/shows',
      'post /profiles/:profileId/shows/:showId/copy',
      'post /profiles/:profileId/shows/:showId/state',
      'post /profiles/:profileId/shows/change',
      'post /profiles/:profileId/shows/file',
      'post /profiles/:profileId/shows/many',
      'post /profiles/:profileId/team/:userId/remove',
      'post /profiles/:profileId/team/:userId/role',
      'post /profiles/:profileId/theme-switch',
      'post /subscribers/reach-again',
      'post /uploads/presigned-url',
      'put /newsletters/:id/layout',
      'put /profiles/:id/merch/:merchId',
      'put /profiles/:id/products/:productId/variants',
      'put /profiles/:id/seller',
      'put /profiles/:profileId/blocked-commenters/:accountId',
      'put /profiles/:profileId/emails/:key',
      'put /profiles/:profileId/posts/:postId',
      'put /profiles/:profileId/releases/:productId/songs/order',
      'put /profiles/:profileId/releases/:releaseId',
      'put /profiles/:profileId/shows/:showId',
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
]

const ask = (call: PublicCall, asked: Omit<Asked, 'host'>) =>
  askSample(call, { ...asked, host: own.host })
