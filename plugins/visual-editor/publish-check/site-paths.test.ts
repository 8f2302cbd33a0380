import { readdirSync } from 'node:fs'
import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { sitePaths } from '@/plugins/visual-editor/publish-check/site-paths'
import { ownerReader } from '@/plugins/visual-editor/publish-check/subject'
import { addressProblem, addressProblems } from '@/src/core/urls/page-address'

const routes = ['(site)', '(embed)']
  .flatMap((group) =>
    readdirSync(`src/app/${group}/sites/[host]`, { recursive: true, encoding: 'utf8' }),
  )
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map((file) => `/${file}`.replace(/\/(page\.tsx|route\.ts)$/, '').replaceAll(/\/\([^/]+\)/g, ''))

/** Reached through rewrites, or by visitors with something that was made for them alone. */
const hidden = [
  /^\/meta\//,
  /^\/embed\//,
  /^\/test-payments\//,
  /^\/(members|products)\/(list|search)\b/,
  /\/\[outcome\]$/,
]
/** What the owner makes decides. */
const ownPages = '/[...path]'

const id = '4b0f8f0e-3f57-4a4e-9a43-0c1f6fd0a001'

/** The paths among the given ones that lead nowhere, on a site that has the documents with this id. */
async function deadAmong(paths: readonly string[]): Promise<string[]> {
  const payload = { find: async () => ({ docs: [{ id }] }) }
  const req = { payload, user: null } as unknown as PayloadRequest
  const answersAt = await sitePaths(ownerReader(req), {
    profileId: 'p',
    pages: [],
    hosts: new Set(),
    hrefs: paths,
  })
  return paths.filter((path) => !answersAt(path))
}

it('knows every page that visitors can open', async () => {
  const isHidden = (route: string) => hidden.some((each) => each.test(route))
  const open = routes.filter((route) => route !== ownPages && !isHidden(route))
  expect(open.length).toBeGreaterThan(15)
  const paths = open.map((route) => route.replace(/\[[^\]]+\]/, id) || '/')
  expect(await deadAmong(paths)).toEqual([])
})

it('leaves no address of the site to a page of its owner', () => {
  const first = routes.map((route) => `/${route.split('/')[1] ?? ''}`)
  const fixed = [...new Set(first)].filter((address) => !['/', ownPages].includes(address))
  expect(fixed.length).toBeGreaterThan(10)
  const open = fixed.filter((address) => addressProblem(address) !== addressProblems.reserved)
  expect(open).toEqual([])
})

it('knows none that is not there', async () => {
  const unknown = '4b0f8f0e-3f57-4a4e-9a43-0c1f6fd0a002'
  const paths = ['/nowhere', `/events/${unknown}/calendar.ics`, `/products/${id}/calendar.ics`]
  expect(await deadAmong(paths)).toEqual(paths)
})
