import { afterEach, expect, it, vi } from 'vitest'
import { findLinkTargets } from '@/plugins/visual-editor/editor/canvas/find-link-targets'

type Surroundings = Parameters<typeof findLinkTargets>[0]

const page = (title: string, pathname: string) => ({ title, pathname })
const surroundings = {
  pages: { getState: () => ({ pages: [page('Home', '/'), page('On tour', '/tour')] }) },
  site: { getState: () => ({ profile: { id: 'luna' } }) },
  apiPath: '/api',
} as unknown as Surroundings

afterEach(() => vi.unstubAllGlobals())

it('finds pages by name and address, and products of this site that visitors see', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ docs: [{ id: 'p1', title: 'Tour poster' }] })
  })
  expect(await findLinkTargets(surroundings, 'Tour')).toEqual([
    { kind: 'page', label: 'On tour', href: '/tour' },
    { kind: 'product', label: 'Tour poster', href: '/products/p1' },
  ])
  const query = new URL(asked[0] ?? '', 'https://a.example').searchParams
  expect(query.get('where[profile][equals]')).toBe('luna')
  expect(query.get('where[isPublished][equals]')).toBe('true')
})

it('finds the pages without a connection, those of every site among them', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await findLinkTargets(surroundings, 'members')).toEqual([
    { kind: 'page', label: 'Members', href: '/members' },
  ])
})
