import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { CollectionConfig, Config } from 'payload'
import { expect, it } from 'vitest'
import { replaceProfileWatcher } from '@/collections/profiles/replace-profile-watcher'
import { slugs } from '@/src/core/slugs'

it('puts our own watch in the place of the one that the multi-tenant plugin adds', async () => {
  const name: CollectionConfig['fields'][number] = { name: 'name', type: 'text' }
  const collections: CollectionConfig[] = [
    { slug: slugs.profiles, admin: { useAsTitle: 'name' }, fields: [name] },
    { slug: slugs.users, auth: true, fields: [] },
  ]
  const config = { collections, admin: { user: slugs.users } } as unknown as Config
  const tenants = multiTenantPlugin({ tenantsSlug: slugs.profiles, collections: {} })
  const { collections: made = [] } = await replaceProfileWatcher(await tenants(config))
  const fields = made.find(({ slug }) => slug === slugs.profiles)?.fields ?? []
  expect(fields).toContainEqual(name)
  expect(fields.filter(({ type }) => type === 'ui')).toEqual([
    expect.objectContaining({
      admin: expect.objectContaining({
        components: { Field: expect.stringContaining('#WatchProfile') },
      }),
    }),
  ])
})
