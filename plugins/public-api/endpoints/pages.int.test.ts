import { expect, it } from 'vitest'
import type { ListedPage, PublicPage } from '@/src/core/contracts/pages/public-pages'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const own = (await createDocuments(payload, luna)).get(slugs.media) ?? ''
const foreign = (await createDocuments(payload, kito)).get(slugs.media) ?? ''
const { docs } = await payload.find({
  collection: slugs.pages,
  where: { profile: { equals: luna.profile.id }, pathname: { equals: '/' } },
})
const home = docs[0]

const ask = <Answer>(path: string, { host, profile } = luna, query = '') =>
  rest<Answer>('GET', `/api/public/pages${path}?profileId=${profile.id}${query}`, { host })
const paths = async () => (await ask<ListedPage[]>('')).json.map(({ pathname }) => pathname)
const at = (pathname: string, site = luna) =>
  ask<PublicPage>('/at', site, `&pathname=${encodeURIComponent(pathname)}`)

it('tells of the pages that visitors see, and of no draft', async () => {
  await payload.create({
    collection: slugs.pages,
    draft: true,
    data: { profile: luna.profile.id, title: 'Secret', pathname: '/secret', rev: 0 } as never,
  })
  expect(await paths()).toContain('/')
  expect(await paths()).not.toContain('/secret')
  expect((await at('/secret')).status).toBe(404)
  expect((await at('/nowhere')).status).toBe(404)
  expect((await ask('', { ...luna, profile: kito.profile })).status).toBe(404)
})

it('answers what is on a page, its pictures, and nothing that the artist keeps for themselves', async () => {
  const { nodes, ...document } = structuredClone(home?.layout) as unknown as PageDocument
  const { root } = nodes
  const [first = '', ...others] = root?.children ?? []
  const picture = (media: string) => ({ type: 'image', props: { media }, children: [], v: 1 })
  const added = { own: picture(own), foreign: picture(foreign) }
  await payload.update({
    collection: slugs.pages,
    id: home?.id ?? '',
    data: {
      layout: {
        ...document,
        nodes: {
          ...nodes,
          ...added,
          [first]: { ...nodes[first], name: 'My private name', isLocked: true },
          root: { ...root, children: [first, 'own', 'foreign', ...others] },
        },
      },
      rev: home?.rev,
      _status: 'published',
    } as never,
  })
  const { status, json, text } = await at('/')
  expect([status, json.pathname]).toEqual([200, '/'])
  expect(json.document.nodes.root?.children).toContain(first)
  expect(text).not.toMatch(/My private name|isLocked/)
  expect(json.document.nodes.own?.props).toMatchObject({ media: own })
  expect(json.media.map(({ id }) => id)).toEqual([own])
})
