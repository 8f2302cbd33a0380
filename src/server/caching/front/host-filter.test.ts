import { expect, it } from 'vitest'
import type { SiteAddress } from '@/src/core/urls/host'
import { createHostFilter } from '@/src/server/caching/front/host-filter'

function setUp() {
  const sites = new Set<string>(['luna'])
  const state = { nowMs: 1000, questions: 0, isDatabaseAway: false }
  const gate = createHostFilter({
    rootDomain: 'example.com',
    now: () => state.nowMs,
    find: async (address: SiteAddress) => {
      state.questions += 1
      if (state.isDatabaseAway) {
        throw new Error('no connection')
      }
      return address.kind === 'slug' && sites.has(address.slug)
        ? { id: address.slug, slug: address.slug, isOnline: true }
        : null
    },
  })
  return { gate, sites, state }
}

it('asks once for many requests at the same time', async () => {
  const { gate, state } = setUp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => gate.siteAt('luna.example.com')),
  )
  expect(answers.every(Boolean)).toBe(true)
  expect(state.questions).toBe(1)
})

it('sees a new site and a removed one within two seconds', async () => {
  const { gate, sites, state } = setUp()
  expect(await gate.siteAt('kito.example.com')).toBe(null)
  sites.add('kito')
  state.nowMs += 2000
  expect(await gate.siteAt('kito.example.com')).toMatchObject({ id: 'kito' })
  sites.delete('kito')
  state.nowMs += 2000
  expect(await gate.siteAt('kito.example.com')).toBe(null)
})

it('sees a change at once when told of it', async () => {
  const { gate, sites } = setUp()
  expect(await gate.siteAt('kito.example.com')).toBe(null)
  sites.add('kito')
  gate.forget()
  expect(await gate.siteAt('kito.example.com')).toMatchObject({ id: 'kito' })
})

it('keeps serving known sites while the database is away, and nobody else', async () => {
  const { gate, state } = setUp()
  await gate.siteAt('luna.example.com')
  await gate.siteAt('nobody.example.com')
  state.isDatabaseAway = true
  state.nowMs += 60_000
  expect(await gate.siteAt('luna.example.com')).toMatchObject({ id: 'luna' })
  await expect(gate.siteAt('nobody.example.com')).rejects.toThrow('no connection')
  await expect(gate.siteAt('new.example.com')).rejects.toThrow('no connection')
})

it('never asks for names that cannot be a site', async () => {
  const { gate, state } = setUp()
  expect(await gate.siteAt('a.b.example.com')).toBe(null)
  expect(state.questions).toBe(0)
})

it('forgets the oldest of many made-up hosts', async () => {
  const { gate, state } = setUp()
  for (let index = 0; index <= 10_000; index += 1) {
    await gate.siteAt(`h${index}.com`)
  }
  await gate.siteAt('h0.com')
  expect(state.questions).toBe(10_002)
  await gate.siteAt('h10000.com')
  expect(state.questions).toBe(10_002)
})
