import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { callOf, noteListeners, queueCalls } from '@/plugins/_kit/listeners'
import { installedPlugins } from '@/plugins/installed'
import { newNode } from '@/src/core/page-document/new-node'
import { rootId, rootType } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

// Runs in a copy of the project in which the packed "press-notes" is installed. These read the configuration, which
// must not happen before the test database is there.
const { RenderPage } = await import('@/site/render/render-page')
const { getSite } = await import('@/src/server/site-data')
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function drawnFor(host: string): Promise<string> {
  const site = await getSite(host)
  if (!site) {
    throw new Error(`No site at ${host}`)
  }
  // Header and footer of a site need its layout around them.
  const nodes = {
    [rootId]: newNode(rootType, {}, ['above', 'news', 'below']),
    above: newNode('divider'),
    news: newNode('press-notes/news'),
    below: newNode('divider'),
  }
  const page = { id: luna.profile.id, pathname: '/', document: { version: 1 as const, nodes } }
  return text((await prerenderToNodeStream(await RenderPage({ site, page }))).prelude)
}

it('works as it was packed: rows in its block, public call, settings, listener', async () => {
  const { profile, owner, host } = luna
  const body = { text: 'On tour', profile: profile.id }
  expect((await rest('POST', '/api/press-notes-news', { token: owner.token, body })).status).toBe(
    201,
  )

  await noteListeners(payload, installedPlugins)
  await createProduct(payload, profile.id, { title: 'Tides' })
  await queueCalls(payload)
  const { rows } = await payload.db.pool.query<{ id: string }>('select id from listener_calls')
  expect(rows).toHaveLength(1)
  await callOf(installedPlugins).run(payload, { id: rows[0]?.id ?? '' })

  const address = `/api/public/press-notes/news?profileId=${profile.id}`
  const { json } = await rest<{ data: { text: string }[] }>('GET', address, { host })
  expect(json.data.map((row) => row.text)).toEqual(['“Tides” is out', 'On tour'])

  const { docs } = await payload.find({
    collection: slugs.themeSettings,
    where: { profile: { equals: profile.id } },
  })
  const pluginSettings = { 'press-notes': { heading: 'Lately' } }
  const data = { pluginSettings, _status: 'published' } as const
  await payload.update({ collection: slugs.themeSettings, id: docs[0]?.id ?? '', data })
  expect(await drawnFor(host)).toContain(
    '<h2>Lately</h2><ul><li>“Tides” is out</li><li>On tour</li></ul>',
  )
  expect(await drawnFor(kito.host)).not.toContain('On tour')
})
