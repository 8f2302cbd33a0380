import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { EmailPreview, StoredEmail } from '@/src/core/contracts/audience/emails'
import { shippedTemplate } from '@/src/core/email/registry'
import type { ErrorBody } from '@/src/core/errors'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { composeTemplate } from '@/src/server/mail/compose-template'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const receipt = shippedTemplate('receipt')
const shipped = { subject: receipt.subject, layout: receipt.document }

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const call = <Json>(
  method: string,
  path: string,
  body?: unknown,
  { token = luna.owner.token, profileId = luna.profile.id } = {},
) => rest<Json>(method, `/api/profiles/${profileId}/emails/${path}`, { token, body })

/** The shipped receipt without one of its blocks. */
function without(type: string): PageDocument {
  const gone = Object.keys(receipt.document.nodes).filter(
    (id) => receipt.document.nodes[id]?.type === type,
  )
  const nodes = Object.entries(receipt.document.nodes)
    .filter(([id]) => !gone.includes(id))
    .map(([id, node]) => [
      id,
      { ...node, children: node.children.filter((child) => !gone.includes(child)) },
    ])
  return { ...receipt.document, nodes: Object.fromEntries(nodes) }
}

describe('an email of a site', () => {
  it('is sent as shipped until the artist publishes a draft, and again after a reset', async () => {
    const fresh = await call<StoredEmail>('GET', 'receipt')
    expect(fresh.json).toMatchObject({ ...shipped, rev: 0, isChanged: false })

    const saved = await call<StoredEmail>('PUT', 'receipt', {
      ...shipped,
      subject: 'Thanks, {{order.number}}',
      rev: 0,
    })
    const draft = { subject: 'Thanks, {{order.number}}', rev: 1, hasUnpublished: true }
    expect(saved.json).toMatchObject(draft)
    expect((await call<StoredEmail>('GET', 'receipt')).json).toMatchObject(draft)
    expect(await sentSubject()).toBe('Your order BS-1 from Luna')

    const published = await call<StoredEmail>('POST', 'receipt/publish', { rev: 1 })
    expect(published.json).toMatchObject({ ...draft, hasUnpublished: false })
    expect(await sentSubject()).toBe('Thanks, BS-1')

    const again = await call<StoredEmail>('PUT', 'receipt', { ...shipped, subject: 'Hi', rev: 1 })
    expect(again.json).toMatchObject({ subject: 'Hi', rev: 2, hasUnpublished: true })
    expect(await sentSubject()).toBe('Thanks, BS-1')
    const discarded = await call<StoredEmail>('POST', 'receipt/discard', { rev: 2 })
    expect(discarded.json).toMatchObject({ ...draft, rev: 3, hasUnpublished: false })

    const reset = await call<StoredEmail>('DELETE', 'receipt')
    expect(reset.json).toMatchObject({ ...shipped, rev: 4, isChanged: false })
    expect((await call<StoredEmail>('GET', 'receipt')).json.isChanged).toBe(false)
    expect(await sentSubject()).toBe('Your order BS-1 from Luna')
  })

  it('goes back to the shipped one when its only draft is discarded', async () => {
    const { rev } = await written('welcome', 'One')
    const { json } = await call<StoredEmail>('POST', 'welcome/discard', { rev })
    expect(json).toMatchObject({ rev: rev + 1, isChanged: false, hasUnpublished: false })
  })

  it('has nothing unpublished once undo led its draft back to what is sent', async () => {
    const { key, ...form } = { key: 'shipped', ...formOf('shipped') }
    const save = async (subject: string, rev: number) =>
      (await call<StoredEmail>('PUT', key, { ...form, subject, rev })).json
    expect(await save('Mine', 0)).toMatchObject({ isChanged: true, hasUnpublished: true })
    const asShipped = { isChanged: false, hasUnpublished: false }
    expect(await save(form.subject, 1)).toMatchObject(asShipped)
    expect((await call<StoredEmail>('GET', key)).json).toMatchObject(asShipped)

    await save('Mine', 2)
    await call('POST', key, { rev: 3 })
    const { json: sent } = await call<StoredEmail>('POST', `${key}/publish`, { rev: 3 })
    expect(await save('Other', sent.rev)).toMatchObject({ isChanged: true, hasUnpublished: true })
    const back = await save('Mine', sent.rev + 1)
    expect(back).toMatchObject({ subject: 'Mine', isChanged: true, hasUnpublished: false })
  })

  it('is not overwritten after a reset by who has it open since before', async () => {
    const first = await written('password-reset', 'One')
    const { json: reset } = await call<StoredEmail>('DELETE', 'password-reset')
    expect(reset).toMatchObject({
      ...formOf('password-reset'),
      isChanged: false,
      hasUnpublished: false,
    })
    const anew = await written('password-reset', 'Two')
    expect(anew).toMatchObject({ subject: 'Two', isChanged: true, hasUnpublished: true })
    for (const rev of [0, first.rev, reset.rev]) {
      const late = { ...formOf('password-reset'), subject: 'Late', rev }
      const { status, json } = await call<ErrorBody>('PUT', 'password-reset', late)
      expect([status, json.code]).toEqual([409, 'STALE_REVISION'])
    }
  })

  it('is not published by who has not seen what is stored', async () => {
    const { rev } = await written('welcome', 'One')
    await written('welcome', 'Two')
    for (const path of ['welcome/publish', 'welcome/discard']) {
      expect((await call('POST', path, { rev })).status).toBe(409)
    }
    await call('DELETE', 'welcome')
  })

  it('is not overwritten by who has not seen what is stored', async () => {
    const { rev } = await written('welcome', 'One')
    const second = { ...formOf('welcome'), subject: 'Two', rev: rev - 1 }
    expect((await call('PUT', 'welcome', second)).status).toBe(409)
    const { json } = await call<StoredEmail>('GET', 'welcome')
    expect(json.subject).toBe('One')
    await call('DELETE', 'welcome')
    expect((await call('PUT', 'welcome', { ...formOf('welcome'), rev })).status).toBe(409)
  })

  it('is not sent without what it needs, and says so in words; a draft may lack it', async () => {
    const { rev } = (await call<StoredEmail>('GET', 'receipt')).json
    const body = { subject: receipt.subject, layout: without('email-order-lines'), rev }
    expect((await call('PUT', 'receipt', body)).status).toBe(200)
    const { status, text } = await call('POST', 'receipt/publish', { rev: rev + 1 })
    expect(status).toBe(400)
    expect(text).toContain('This email needs “What was ordered”')
    expect(await sentSubject()).toBe('Your order BS-1 from Luna')
    await call('DELETE', 'receipt')
  })

  it('is one person’s at a time once it is saved, and tells the other who that is', async () => {
    const { token } = await createOwner(payload, [luna.profile.id])
    const lock = (who?: string) =>
      call<{ holder: { name: string } | null }>(
        'POST',
        'email-changed/lock',
        {},
        { token: who ?? luna.owner.token, profileId: luna.profile.id },
      )
    expect((await lock()).json).toMatchObject({ holder: null })
    expect((await lock(token)).json).toMatchObject({ holder: null })
    await call('PUT', 'email-changed', { ...formOf('email-changed'), subject: 'Mine', rev: 0 })
    expect((await lock()).json).toMatchObject({ holder: null })
    expect((await lock(token)).json.holder).not.toBeNull()
    // Payload gives a lock back with every save; who writes keeps it.
    await call('PUT', 'email-changed', { ...formOf('email-changed'), subject: 'Mine, too', rev: 1 })
    expect((await lock(token)).json.holder).not.toBeNull()
    const other = { token, profileId: luna.profile.id }
    const body = { ...formOf('email-changed'), subject: 'Theirs', rev: 2 }
    expect((await call('PUT', 'email-changed', body, other)).status).toBe(409)
    expect((await call('DELETE', 'email-changed', undefined, other)).status).toBe(409)
    expect((await call('DELETE', 'email-changed/lock')).status).toBe(204)
    expect((await call('PUT', 'email-changed', body, other)).status).toBe(200)
    await call('DELETE', 'email-changed')
  })

  it.each([
    ['blocks of pages', { root: { type: 'root', props: {}, children: [], v: 1 } }],
    ['nonsense', { nodes: 7 }],
  ])('takes no %s', async (_, nodes) => {
    const { rev } = (await call<StoredEmail>('GET', 'receipt')).json
    const body = { subject: 'x', layout: { version: 1, nodes }, rev }
    expect((await call('PUT', 'receipt', body)).status).toBe(400)
    expect(
      (await call('POST', 'receipt/preview', { subject: 'x', layout: body.layout })).status,
    ).toBe(400)
  })
})

describe('previews and tests', () => {
  it('draws what is being written with sample values, stored or not', async () => {
    const body = { subject: 'Hi {{order.number}}', layout: receipt.document }
    const { json } = await call<EmailPreview>('POST', 'receipt/preview', body)
    expect(json.subject).toBe('Hi BS-7K2M9Q')
    expect(json.html).toContain('Salt &amp; Signal')
    expect(json.text).toContain('Thank you for your order')
    expect(json.html).not.toContain('{{')
  })

  it('shows pictures by addresses of the admin, which may load no others', async () => {
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#234' } })
      .jpeg()
      .toBuffer()
    const { id: logo } = await payload.create({
      collection: slugs.media,
      data: { profile: luna.profile.id, alt: 'Luna Vale' },
      file: { data, mimetype: 'image/jpeg', name: 'logo.jpg', size: data.length },
    })
    await payload.update({
      collection: slugs.themeSettings,
      where: { profile: { equals: luna.profile.id } },
      data: { logo },
    })
    const { json } = await call<EmailPreview>('POST', 'receipt/preview', shipped)
    expect(json.html).toMatch(/<img [^>]*src="\/[^"]+logo/)
    const { html } = await composeTemplate(luna.profile.id, 'receipt', {})
    expect(html).toMatch(/<img [^>]*src="https?:\/\/[^"]+logo/)
  })

  it('sends a test to the signed-in owner alone, through the mail log', async () => {
    const { json } = await call<unknown>('POST', 'receipt/test', shipped)
    expect(json).toEqual({ to: luna.owner.email, hasMailServer: false })
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { kind: { equals: 'email-test' } },
      depth: 0,
    })
    expect(docs.map(({ to, profile }) => ({ to, profile }))).toEqual([
      { to: luna.owner.email, profile: luna.profile.id },
    ])
    expect(docs[0]?.subject).toMatch(/^Test: Your order BS-7K2M9Q/)
  })
})

describe('somebody else', () => {
  const calls = [
    ['GET', 'receipt', undefined],
    ['PUT', 'receipt', { ...shipped, rev: 0 }],
    ['DELETE', 'receipt', undefined],
    ['POST', 'receipt/publish', { rev: 0 }],
    ['POST', 'receipt/discard', { rev: 0 }],
    ['POST', 'receipt/lock', {}],
    ['DELETE', 'receipt/lock', undefined],
    ['POST', 'receipt/preview', shipped],
    ['POST', 'receipt/test', shipped],
    ['POST', 'receipt/block-data', { blocks: [] }],
  ] as const

  it.each(calls)('finds nothing there: %s %s', async (method, path, body) => {
    const { status } = await call(method, path, body, {
      token: kito.owner.token,
      profileId: luna.profile.id,
    })
    expect(status).toBe(404)
  })

  it.each(calls)('must be signed in: %s %s', async (method, path, body) => {
    const answer = await rest(method, `/api/profiles/${luna.profile.id}/emails/${path}`, { body })
    expect(answer.status).toBe(401)
  })

  it('finds no email of another name', async () => {
    expect((await call('GET', 'nothing')).status).toBe(404)
    expect((await call('PUT', 'nothing', { ...shipped, rev: 0 })).status).toBe(404)
  })
})

async function sentSubject(): Promise<string> {
  const values = { 'order.number': 'BS-1' }
  return (await composeTemplate(luna.profile.id, 'receipt', { values })).subject
}

function formOf(key: string) {
  const { subject, document } = shippedTemplate(key)
  return { subject, layout: document }
}

/** A draft with this subject, written from what is stored. */
async function written(key: string, subject: string): Promise<StoredEmail> {
  const { rev } = (await call<StoredEmail>('GET', key)).json
  return (await call<StoredEmail>('PUT', key, { ...formOf(key), subject, rev })).json
}
