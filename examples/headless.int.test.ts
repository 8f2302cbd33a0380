import { createClient } from '@bandstand/client'
import { handleEndpoints } from 'payload'
import { expect, it, vi } from 'vitest'
import { renderReleases } from '@/examples/headless/src/releases'
import { bundleOf, clientSizeMax, measureClient } from '@/scripts/lib/measure-client'
import { createApiKey } from '@/src/testing/api-keys'
import { createProduct, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Dom = { JSDOM: new (html: string) => { window: Window & typeof globalThis } }
// It comes without types.
const { JSDOM }: Dom = await import(String('jsdom'))
const { default: config } = await import('@payload-config')
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const { product } = await createProduct(payload, luna.profile.id, { title: 'Tides' })
const site = `http://${luna.host}`

/** As a server answers, without a socket. */
const asked: Request[] = []
function answer(request: Request): Promise<Response> {
  asked.push(request.clone())
  const headers = new Headers(request.headers)
  headers.set('host', new URL(request.url).host)
  return handleEndpoints({ config, request: new Request(request, { headers }) })
}

it('is small enough for a browser, and the example is built with it', async () => {
  expect(await measureClient()).toBeLessThan(clientSizeMax)
  expect(await bundleOf('examples/headless/src/main.ts')).toContain('/api/public/checkout')
})

it('calls as a visitor, and as a key where keys may', async () => {
  const { key } = await createApiKey(luna, ['write:posts', 'read:catalog'])
  const client = createClient({ site, key, visitorToken: () => luna.visitor.token, fetch: answer })
  const me = await client.GET('/api/accounts/me')
  expect(me.data?.email).toBe(luna.visitor.email)
  const { data } = await client.GET('/api/v1/products', { params: { query: { limit: 1 } } })
  expect(data?.data.map(({ title }) => title)).toEqual(['Tides'])
  const post = await client.POST('/api/v1/posts', { body: { caption: 'Hello' } })
  expect(post.data?.form.caption).toBe('Hello')
  const refused = await client.GET('/api/v1/orders')
  expect([refused.response.status, refused.error?.code]).toEqual([403, 'FORBIDDEN'])
  const sent = asked.map(({ headers, url }) => [
    new URL(url).pathname,
    headers.get('authorization')?.split(' ')[0],
    headers.has('idempotency-key'),
  ])
  expect(sent).toEqual([
    ['/api/accounts/me', 'JWT', false],
    ['/api/v1/products', 'Bearer', false],
    ['/api/v1/posts', 'Bearer', true],
    ['/api/v1/orders', 'Bearer', false],
  ])
})

it('is refused where somebody else’s site is asked', async () => {
  const { error } = await createClient({ site, fetch: answer }).GET('/api/public/products', {
    params: { query: { profileId: kito.profile.id } },
  })
  expect(error?.code).toBe('NOT_FOUND')
})

it('sells a release from a front end of one’s own', async () => {
  const { window } = new JSDOM('<h1></h1><p role="status"></p><ul></ul>')
  vi.stubGlobal('fetch', answer)
  const gone: string[] = []
  await renderReleases(window.document, site, (url) => gone.push(url))
  const { document } = window
  expect(document.querySelector('h1')?.textContent).toBe('Luna')
  expect(document.querySelector('h2')?.textContent).toBe('Tides')
  asked.length = 0
  const form = document.querySelector('form')
  const email = form?.querySelector('input')
  if (email) {
    email.value = 'fan@example.com'
  }
  form?.dispatchEvent(new window.Event('submit', { cancelable: true }))
  await expect.poll(() => gone).toHaveLength(1)
  expect(gone[0]).toMatch(/^https?:\/\/.*(pay|checkout)/)
  const orders = async () =>
    (await payload.find({ collection: 'orders', where: { profile: { equals: luna.profile.id } } }))
      .docs
  await expect
    .poll(async () => (await orders()).map(({ email }) => email))
    .toEqual(['fan@example.com'])
  expect((await orders())[0]?.items[0]).toMatchObject({ title: 'Tides', product: product.id })
})
