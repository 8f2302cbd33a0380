import { afterEach, expect, it, vi } from 'vitest'
import { findLinkTargets, readOwnPages } from '@/plugins/rich-text/kit/find-link-targets'

const pages = [
  { title: 'Home', pathname: '/' },
  { title: 'On tour', pathname: '/tour' },
]
const place = { apiPath: '/api', profileId: 'luna' }

afterEach(() => vi.unstubAllGlobals())

it('finds pages by name and address, and products of this site that visitors see', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ docs: [{ id: 'p1', title: 'Tour poster' }] })
  })
  await findLinkTargets({ ...place, pages }, '100%')
  const literal = new URL(asked.pop() ?? '', 'https://a.example').searchParams
  expect(literal.get('where[searchText][contains]')).toBe('100\\%')
  expect(await findLinkTargets({ ...place, pages }, 'Tour')).toEqual([
    { kind: 'page', label: 'On tour', href: '/tour' },
    { kind: 'product', label: 'Tour poster', href: '/products/p1' },
  ])
  const query = new URL(asked[0] ?? '', 'https://a.example').searchParams
  expect(query.get('where[profile][equals]')).toBe('luna')
  expect(query.get('where[isPublished][equals]')).toBe('true')
})

it('reads the pages of this site alone', async () => {
  const fetched = vi.fn(async (_url: string) => Response.json({ docs: pages }))
  vi.stubGlobal('fetch', fetched)
  expect(await readOwnPages(place)).toEqual(pages)
  const url = new URL(fetched.mock.calls[0]?.[0] ?? '', 'https://a.example')
  expect(url.pathname).toBe('/api/pages')
  expect(url.searchParams.get('where[profile][equals]')).toBe('luna')
})

it.each([
  ['without a connection', () => Promise.reject(new Error('offline'))],
  ['when nothing may be read', async () => Response.json({ errors: [] }, { status: 403 })],
])('finds the pages %s, those of every site among them', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await findLinkTargets({ ...place, pages }, 'members')).toEqual([
    { kind: 'page', label: 'Members', href: '/members' },
  ])
  expect(await readOwnPages(place)).toEqual([])
})
