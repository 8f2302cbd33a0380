import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { type CopiedFile, copySite } from '@/plugins/take-along/static-copy/copy-site'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { siteOrigin } from '@/src/server/tenancy'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { profile } = await createTenant(payload, 'Luna')
const cover = `public/${profile.id}/m/cover.webp`
let asked: string[]

const answers: Readonly<Record<string, string>> = {
  '/': `<link rel="stylesheet" href="/_next/static/a.css"><img src="${storage().publicUrl(cover)}"><a href="/contact">Write</a><a href="/products?category=Merch">Merch</a><a href="/products?search=x">x</a><a href="/icon/%zz">odd</a>`,
  '/products?category=Merch': '<a href="/products?category=Merch&page=2">2</a>',
  '/products?category=Merch&page=2': 'more',
  '/_next/static/a.css': '@font-face{src:url(/_next/static/a.woff2)}',
  '/_next/static/a.woff2': 'letters',
}

let isAway = false

async function copied(): Promise<Map<string, string | null>> {
  asked = []
  const files = copySite(payload, {
    profileId: profile.id,
    stored: new Map([[cover, 'files/media/m/cover.webp']]),
    ask: async ({ pathname, search }) => {
      asked.push(pathname + search)
      if (isAway) {
        throw new Error('No answer')
      }
      const answer = answers[pathname + search]
      return { status: answer === undefined ? 404 : 200, body: Buffer.from(answer ?? '') }
    },
  })
  const all: CopiedFile[] = await Readable.from(files).toArray()
  return new Map(all.map(({ entry, body }) => [entry, body?.toString() ?? null]))
}

it('has the public pages with what they need, each once, and says which did not answer', async () => {
  const files = await copied()
  const origin = await siteOrigin(profile.id)
  expect(files.get('site/index.html')).toBe(
    '<link rel="stylesheet" href="_next/static/a.css"><img src="../files/media/m/cover.webp"><a href="contact/index.html">Write</a>' +
      `<a href="products/index-category-merch.html">Merch</a><a href="${origin}/products?search=x">x</a><a href="${origin}/icon/%zz">odd</a>`,
  )
  expect(files.get('site/_next/static/a.css')).toBe('@font-face{src:url(a.woff2)}')
  expect(files.get('site/_next/static/a.woff2')).toBe('letters')
  expect(files.get('site/products/index-category-merch.html')).toBe(
    '<a href="index-category-merch-page-2.html">2</a>',
  )
  expect(files.get('site/products/index-category-merch-page-2.html')).toBe('more')
  expect(files.get('site/contact/index.html')).toBe(null)
  // The first only asks whether the site can be reached.
  expect(asked.slice(1)).toEqual([...new Set(asked)])
})

it('says that the site did not answer at all', async () => {
  isAway = true
  expect([...(await copied())]).toEqual([['site/index.html', null]])
  isAway = false
})

it('has nothing of a site that is not online', async () => {
  await payload.update({
    collection: slugs.profiles,
    id: profile.id,
    data: { onlineSince: null },
  })
  expect([...(await copied())]).toEqual([])
  expect(asked).toEqual([])
})
