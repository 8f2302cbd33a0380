import type { CollectionConfig, Config } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkSitePlugins, problemsOf } from '@/plugins/_kit/check-site-plugin'
import { type Importer, importersOf, withImporters } from '@/plugins/_kit/importer'
import { publicEndpoint } from '@/plugins/_kit/public-endpoint'
import { defineJob } from '@/plugins/_kit/server'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { toPayloadPlugin } from '@/plugins/_kit/to-payload-plugin'
import { type ThemePreset, themePresets } from '@/src/core/theme/theme-presets'

const closed = () => false
const run = async () => undefined
const access = { create: closed, read: closed, update: closed, delete: closed }
const dates: CollectionConfig = { slug: 'acme-dates', access, fields: [] }
const acme: SitePlugin = {
  slug: 'acme',
  collections: [dates],
  ownCollections: [{ slug: 'acme-letters', fields: [] }],
  endpoints: [{ method: 'get', path: '/acme/dates', handler: () => new Response() }],
  blocks: { 'tour-map': '@acme/site/blocks/tour-map' },
  themes: { diary: '@acme/site/themes/diary' },
  themePresets: { sunset: { label: 'Sunset', look: themePresets.clay } },
}
const config = { collections: [{ slug: 'pages', fields: [] }] } as unknown as Config

it('adds collections and endpoints to a copy of the config', async () => {
  const result = await toPayloadPlugin(acme)(config)
  expect(result.collections?.map(({ slug }) => slug)).toEqual([
    'pages',
    'acme-dates',
    'acme-letters',
  ])
  expect(result.endpoints).toHaveLength(1)
  expect(config.collections).toHaveLength(1)
})

it('names what breaks the contract and how to fix it', () => {
  const wild: SitePlugin = {
    slug: 'acme',
    collections: [{ slug: 'dates', fields: [], access: { read: closed } }],
    endpoints: [{ method: 'get', path: '/public/dates', handler: () => new Response() }],
    blocks: { TourMap: '@acme/site/blocks/tour-map' },
    themes: { Diary: '@acme/site/themes/diary' },
  }
  expect(() => checkSitePlugins([wild])).toThrow(/rename the collection "dates" to "acme-dates"/)
  expect(() => checkSitePlugins([wild])).toThrow(/needs a rule for access.create/)
  expect(() => checkSitePlugins([wild])).toThrow(/must begin with "\/acme\/"/)
  expect(() => checkSitePlugins([wild])).toThrow(/the block "TourMap"/)
  expect(() => checkSitePlugins([wild])).toThrow(/the theme "Diary"/)
  expect(() => toPayloadPlugin(wild)(config)).toThrow(/access.delete/)
  expect(() => checkSitePlugins([{ slug: 'Acme!' }])).toThrow(/plugin slug "Acme!"/)
})

it('takes importers, each under a name of the plugin’s own', async () => {
  const songs: Importer = {
    ...{ id: 'acme-songs', source: 'Acme', title: 'Songs', makes: 'Releases', steps: [] },
    accepts: ['.csv'],
    read: async function* () {},
  }
  const result = await toPayloadPlugin({ slug: 'acme', importers: [songs] })(config)
  expect(importersOf(result)).toEqual([songs])
  const stray = problemsOf({ slug: 'acme', importers: [{ ...songs, id: 'songs' }] })
  expect(stray).toEqual(['Plugin "acme": the importer "songs" must be called "acme-" and a name.'])
  expect(() => withImporters(result, [songs])).toThrow('Two importers are called "acme-songs".')
})

it('says of a manifest that is none what was meant', () => {
  const problems = (plugin: unknown) => problemsOf(plugin as SitePlugin)
  expect(problems(() => acme)).toEqual([
    'An entry of plugins/installed.ts is no plugin: import the object with the slug, not a function or the module.',
  ])
  expect(problems({ default: acme })).toEqual(problems(undefined))
  expect(problems({ slug: 'acme', block: {}, publicEndpoint: [], colour: 1 })).toEqual([
    'Plugin "acme": "block" is no part of a plugin; did you mean "blocks"?',
    'Plugin "acme": "publicEndpoint" is no part of a plugin; did you mean "publicEndpoints"?',
    expect.stringMatching(
      /^Plugin "acme": "colour" is no part of a plugin; take one of slug, collections, /,
    ),
  ])
})

it.each([
  ['jobs: {}', { jobs: {} }, '"jobs" must be a list.'],
  ['blocks: []', { blocks: [] }, '"blocks" must be an object with a name for each.'],
  ['settings: {}', { settings: {} }, '"settings" must be a module path.'],
  [
    'an event in other words',
    { listeners: { 'release.publish': run, orderPaid: run } },
    expect.stringMatching(/^there is no event "release.publish" to listen to; take one of order/),
    'there is no event "orderPaid" to listen to; did you mean "order.paid"?',
  ],
  [
    'an importer without the half of it',
    { importers: [{ id: 'acme-songs', source: 'Acme', makes: 'Songs', accepts: ['.xlsx'] }] },
    'the importer "acme-songs" needs a text "title".',
    'the importer "acme-songs" needs "steps", a list of sentences.',
    'the importer "acme-songs" cannot accept ".xlsx"; take one of .csv, .ics, .txt, .json, .xml, .zip, paste.',
    'the importer "acme-songs" needs "read", an async function*.',
  ],
  [
    'an endpoint of Payload among the public ones',
    { publicEndpoints: [{ method: 'get', path: '/public/acme/songs', handler: run }] },
    'make the public endpoint "/public/acme/songs" by publicEndpoint({ … }).',
  ],
  [
    'a job and a task by hand',
    { jobs: [{ name: 'acme-remind', run }], tasks: [{ name: 'acme-tidy', run }] },
    'make the job "acme-remind" by defineJob({ … }).',
    'the task "acme-tidy" needs everySeconds, a number above 0.',
  ],
])('says how to mend %s', (_, parts, ...sentences) => {
  const problems = problemsOf({ slug: 'acme', ...parts } as unknown as SitePlugin)
  expect(problems.map((problem) => problem.replace('Plugin "acme": ', ''))).toEqual(sentences)
})

it('names what would meet something else, and how it is called instead', () => {
  const view = { Component: '@/examples/acme/admin' as never, title: 'Letters' }
  expect(
    problemsOf({
      slug: 'acme',
      publicEndpoints: [publicEndpoint({ method: 'get', path: '/public/products', run })],
      jobs: [defineJob({ name: 'remind', data: z.object({}), run })],
      tasks: [{ name: 'tidy', everySeconds: 60, run }],
      payments: { bank: '@/examples/acme/payments/bank' },
      views: { letters: view },
    }),
  ).toEqual([
    'Plugin "acme": the public endpoint "/public/products" must begin with "/public/acme/".',
    'Plugin "acme": the job "remind" must be called "acme-" and a name.',
    'Plugin "acme": the task "tidy" must be called "acme-" and a name.',
    'Plugin "acme": the payment service "bank" must be called "acme-" and a name.',
    'Plugin "acme": the view "letters" names its component by module path and name, as in "@/examples/acme/admin/letters#View".',
  ])
})

it('takes no slug under which the platform answers already', () => {
  for (const slug of ['products', 'order', 'public', 'collections', 'payload']) {
    expect(problemsOf({ slug })).toEqual([
      `The plugin slug "${slug}" is the platform's own; give it another one.`,
    ])
  }
  const handler = () => new Response()
  const taken = {
    ...config,
    endpoints: [
      { method: 'get', path: '/music/queue', handler },
      { method: 'get', path: '/public/shows', handler },
      { method: 'get', path: '/public/acmes/all', handler },
    ],
    admin: { components: { views: { start: { Component: '/a#A', path: '/studio' } } } },
  } as unknown as Config
  const problem = (path: string) => `"${path}" is the platform's own; give it another slug.`
  expect(() => toPayloadPlugin({ slug: 'music' })(taken)).toThrow(problem('/api/music'))
  expect(() => toPayloadPlugin({ slug: 'shows' })(taken)).toThrow(problem('/api/public/shows'))
  expect(() => toPayloadPlugin({ slug: 'studio' })(taken)).toThrow(problem('/admin/studio'))
  expect(() => toPayloadPlugin({ slug: 'acme' })(taken)).not.toThrow()
})

it('takes no rules for what is each artist’s own', () => {
  const letters = { slug: 'letters', fields: [], access }
  const problems = problemsOf({ slug: 'acme', ownCollections: [letters] }).join('\n')
  expect(problems).toContain('rename the collection "letters" to "acme-letters"')
  expect(problems).toContain('take its access away')
})

it('stops at clashes and names both owners', () => {
  expect(() => checkSitePlugins([acme, { slug: 'other' }, { slug: 'acme' }])).toThrow(
    'Plugins 1 and 3 in plugins/installed.ts are both called "acme".',
  )
  const taken = { ...config, collections: [dates] }
  expect(() => toPayloadPlugin(acme)(taken)).toThrow('both own "acme-dates"')
})

it('takes only looks that are whole and can be read', () => {
  const problems = (look: object, name = 'sunset', label = 'Sunset') =>
    problemsOf({
      slug: 'acme',
      themePresets: { [name]: { label, look: look as ThemePreset } },
    }).join('\n')
  expect(problems(themePresets.clay)).toBe('')
  expect(problems(themePresets.clay, 'Sun set')).toContain('the look "Sun set" must be lower-case')
  expect(problems(themePresets.clay, 'sunset', ' ')).toContain('needs a label')
  expect(problems({ ...themePresets.clay, cornerRadius: 90 })).toContain('wrong at "cornerRadius"')
  expect(problems({ ...themePresets.clay, fontFamily: 'Papyrus' })).toContain(
    'wrong at "fontFamily"',
  )
  expect(problems({ ...themePresets.clay, css: 'body{}' })).toContain('wrong at')
  const pale = { ...themePresets.clay.colors, text: '#e0d4c0' }
  expect(problems({ ...themePresets.clay, colors: pale })).toMatch(
    /"Text on background" has a contrast of 1/,
  )
})
