import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyTexts } from '@/plugins/studio/lists/empty-texts'
import { loadCounts } from '@/plugins/studio/nav/load-counts'
import { otherLists } from '@/plugins/studio/nav/shown-sections'
import type { Found } from '@/src/core/contracts/studio/find-answers'
import { forgetEnv } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { createEvent } from '@/src/testing/event-factories'
import { createProduct, createTenant, createVisitor } from '@/src/testing/factories'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const shown = payload.config.collections.filter(
  ({ slug, admin }) =>
    admin.hidden !== true && admin.group !== false && !slug.startsWith('encore-'),
)

it('has a place for every list of ours', () => {
  const collections = new Map(
    shown.filter(({ slug }) => !slug.startsWith('payload-')).map(({ slug }) => [slug, slug]),
  )
  const sight = { collections, screens: new Set<string>(), maySee: () => true, adminPath: '' }
  expect(otherLists(sight, { segments: [] })).toEqual([])
})

it('says of every empty list of ours what it is for', () => {
  const lists = shown.filter(({ slug }) => !slug.startsWith('payload-'))
  expect(lists.filter(({ slug }) => !emptyTexts[slug]).map(({ slug }) => slug)).toEqual([])
})

describe('find', () => {
  const find = (words: string, who = luna, of = luna) =>
    rest<Found[]>('GET', `/api/profiles/${of.profile.id}/find?${new URLSearchParams({ words })}`, {
      token: who.owner.token,
    })

  it('finds what is called so, as it sounds, and nothing of others', async () => {
    const [song] = await Promise.all([
      createProduct(payload, luna.profile.id, { title: 'Café Noir' }),
      createProduct(payload, kito.profile.id, { title: 'Cafe Blanc' }),
      createVisitor(payload, luna.profile.id),
    ])
    const { status, json } = await find('cafe noir')
    expect(status).toBe(200)
    expect(json).toEqual([
      {
        id: song.product.id,
        group: 'Music',
        title: 'Café Noir',
        note: '',
        path: `/music/${song.product.id}`,
      },
    ])
    expect((await find('ada')).json.map(({ group }) => group)).toContain('People')
    expect((await find('blanc')).json).toEqual([])
  })

  it('finds shows, pages and newsletters however they are written, too', async () => {
    for (const who of [luna, kito]) {
      const profile = who.profile.id
      await createEvent(payload, profile, { title: 'Björk’s Night' })
      await payload.create({
        collection: slugs.pages,
        data: { profile, title: 'Björk’s Words', pathname: '/words' } as never,
      })
      await payload.create({
        collection: slugs.newsletters,
        data: { profile, subject: 'Björk’s News' } as never,
      })
    }
    for (const words of ['bjorks', "BJÖRK'S", 'ｂｊｏｒｋ']) {
      const { json } = await find(words)
      expect(json.map(({ group, title }) => [group, title])).toEqual([
        ['Shows', 'Björk’s Night'],
        ['Pages', 'Björk’s Words'],
        ['Newsletters', 'Björk’s News'],
      ])
    }
    expect((await find("bjork's words")).json.map(({ group }) => group)).toEqual(['Pages'])
  })

  it('is read by indexes', async () => {
    const statements = await statementsOf(() => find('cafe noir'))
    expect(statements.length).toBeGreaterThan(5)
    expect(await readWhole(statements)).toEqual([])
  })

  it('takes signs for what they are', async () => {
    expect((await find('%%')).json).toEqual([])
    expect((await find('__')).json).toEqual([])
  })

  it('answers those alone who work for the site', async () => {
    expect((await find('cafe', kito, luna)).status).toBe(404)
    expect((await rest('GET', `/api/profiles/${luna.profile.id}/find?words=cafe`)).status).toBe(401)
  })

  it.each(['', 'a', 'a'.repeat(101)])('refuses %j', async (words) => {
    expect((await find(words)).status).toBe(400)
  })
})

describe('the counts of the navigation', () => {
  it('are read by indexes, and are of the site alone', async () => {
    const req = { payload } as Parameters<typeof loadCounts>[0]
    expect(await loadCounts(req, luna.profile.id)).toEqual({
      orders: { count: 0, words: '' },
      comments: { count: 0, words: '' },
    })
    const statements = await statementsOf(() => loadCounts(req, luna.profile.id))
    expect(await readWhole(statements)).toEqual([])
  })
})

describe('the logo', () => {
  const logo = async (file?: string) => {
    process.env.PLATFORM_LOGO = file ?? ''
    forgetEnv()
    const answer = await rest('GET', '/api/platform/logo')
    process.env.PLATFORM_LOGO = ''
    forgetEnv()
    return answer
  }
  const svg = path.join(mkdtempSync(path.join(tmpdir(), 'logo-')), 'logo.svg')
  writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  it('is the file that is set, and may run nothing', async () => {
    const { status, headers } = await logo(svg)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it.each([undefined, '/nowhere/logo.svg'])('is our mark with %s', async (file) => {
    expect((await logo(file)).status).toBe(200)
  })
})
