import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { slugs } from '@/src/core/slugs'
import { ensureThemeHome } from '@/src/server/pages/theme-home'
import { txDb, withTx } from '@/src/server/transaction'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Home = { pathname: string; _status: string; layout: unknown }

it('the one that brought a home page per theme can be taken back with two of them, and run again', async () => {
  const first = migrations.findIndex(({ name }) => name.endsWith('_visual_editor'))
  const undone = migrations.slice(first)
  const { profile } = await createTenant(payload, 'Two homes')
  const req = await createLocalReq({}, payload)
  const { id } = await ensureThemeHome(req, profile.id, 'link-tree', { isLive: true })
  const before = await homesOf(profile.id)
  expect(before.map(({ pathname }) => pathname)).toEqual(['/', '/'])

  for (const { down } of undone.toReversed()) {
    await migrate(down)
  }
  const aside = `/home-${id}`
  const kept = [
    expect.objectContaining({ pathname: '/', _status: 'published' }),
    expect.objectContaining({ pathname: aside, _status: 'draft' }),
  ]
  expect(await homesOf(profile.id)).toEqual(kept)
  for (const { up } of undone) {
    await migrate(up)
  }
  const after = await homesOf(profile.id)
  expect(after).toEqual(kept)
  expect(after.map(({ layout }) => layout)).toEqual(before.map(({ layout }) => layout))

  const draft = await payload.findByID({ collection: slugs.pages, id, draft: true, depth: 0 })
  expect(draft).toMatchObject({ pathname: aside, _status: 'draft', isUndeletable: false })
  const again = await ensureThemeHome(req, profile.id, 'link-tree', { isLive: true })
  expect(again.isNew).toBe(true)
})

it('the one that lets plugins bring themes can be taken back with sites that have one', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_site_themes'))
  if (!migration) {
    throw new Error('The migration is gone')
  }
  const stored = async (profileId: string) => {
    const { themeName } = await payload.findByID({ collection: slugs.profiles, id: profileId })
    const homes = (await homesOf(profileId)).map(({ pathname, _status }) => [pathname, _status])
    return { themeName, homes }
  }
  const req = await createLocalReq({}, payload)
  const theme = 'encore/long-page'
  const { profile: both } = await createTenant(payload, 'Two themes')
  const { id } = await ensureThemeHome(req, both.id, theme, { isLive: true })
  await payload.update({
    collection: slugs.profiles,
    id: both.id,
    data: { themeName: theme },
  })
  const { id: only } = await payload.create({
    collection: slugs.profiles,
    data: { name: 'Only', slug: 'only-long', themeName: theme, isDefault: false },
  })

  await migrate(migration.down)
  expect(await stored(both.id)).toEqual({
    themeName: 'default',
    homes: [
      ['/', 'published'],
      [`/home-${id}`, 'draft'],
    ],
  })
  expect(await stored(only)).toEqual({ themeName: 'default', homes: [['/', 'published']] })
  const write = (value: string) => {
    const { drizzle } = payload.db as unknown as PostgresAdapter
    return drizzle.execute(sql`update profiles set theme_name = ${value} where id = ${only}`)
  }
  await expect(write('acme/diary')).rejects.toThrow()

  await migrate(migration.up)
  await write('acme/diary')
  const draft = await payload.findByID({ collection: slugs.pages, id, draft: true, depth: 0 })
  expect(draft).toMatchObject({ theme: 'default', pathname: `/home-${id}`, _status: 'draft' })
})

it('the one that has recordings judged again forgets what an MP3 that was made of them says', async () => {
  const { up } = migrations.find(({ name }) => name.endsWith('_judge_sounds_again')) ?? {}
  if (!up) {
    throw new Error('The migration is gone')
  }
  const { profile } = await createTenant(payload, 'Judged')
  const { drizzle } = payload.db as unknown as PostgresAdapter
  for (const [filename, sound] of [
    ['copied.mp3', 'playable'],
    ['full-disk.wav', 'unplayable'],
    ['decoded.wav', 'playable'],
  ]) {
    await drizzle.execute(sql`
      insert into audio_files (profile_id, filename, sound) values (${profile.id}, ${filename}, ${sound})`)
  }
  await migrate(up)
  const { rows } = await drizzle.execute(sql`
    select filename, sound from audio_files where profile_id = ${profile.id} order by filename`)
  expect(rows).toEqual([
    { filename: 'copied.mp3', sound: null },
    { filename: 'decoded.wav', sound: 'playable' },
    { filename: 'full-disk.wav', sound: null },
  ])
})

async function migrate(run: (typeof migrations)[number]['up']): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => run({ db: await txDb(req), payload: payload, req } as never))
}

/** The page that was there from the beginning first. */
async function homesOf(profileId: string): Promise<Home[]> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute<Home>(sql`
    select pathname, _status, layout from pages
    where profile_id = ${profileId} and (pathname = '/' or pathname like '/home-%')
    order by created_at`)
  return rows
}
