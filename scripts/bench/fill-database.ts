import { Client } from 'pg'
import { type Copying, copiedIdSql, copyRows } from '@/scripts/bench/copy-rows'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

/** The site that all copies are made of. */
export type Original = {
  profileId: string
  slug: string
  albumId: string
  /** What is bought of the album. */
  variantId: string
  musicIds: string[]
}

type Part = Pick<Copying, 'table' | 'where' | 'columns'>

const ofProfile = 'profile_id = $1'
const publicPictures = `${ofProfile} and type = 'image' and visibility = 'public'`
const ofTheme = '_parent_id in (select id from theme_settings where profile_id = $1)'
const filename = { filename: `n || '-' || filename` }

/** Apart from the numbers of copied sites, so that no copy is made twice. */
const firstOfMany = 1_000_001

/** Runs `work` on the database of a bench server that is running. */
export async function withDatabase<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** @throws {Error} when the demo is not in the database */
export async function findOriginal(client: Client): Promise<Original> {
  const { rows } = await client.query<Original>(
    // An album that can be ordered with nothing but an address: neither shipped, nor to come, nor at a price of one's own.
    `with music as (
       select distinct on (profiles.id) profiles.id as profile, profiles.slug,
         products.id as album, variants.id as variant
       from profiles
         join products on products.profile_id = profiles.id
         join variants on variants.product_id = products.id
       where profiles.is_default and products.category = 'Music' and products.is_published
         and variants.delivery_type = 'digital' and variants.availability_status = 'active'
         and variants.release_at is null and variants.pay_what_you_want is not true
         and variants.price_minor > 0
       order by profiles.id, products.track_count desc, products.id, variants.position
     )
     select profile as "profileId", slug, album as "albumId", variant as "variantId",
       (select array_agg(id) from products
         where profile_id = profile and category = 'Music' and is_published) as "musicIds"
     from music`,
  )
  const [original] = rows
  if (!original) {
    throw new Error('The demo has no default site with music.')
  }
  return original
}

/** Slug of a copied site. */
export function copiedSlug(number: number): string {
  return `bench-${number}`
}

/** Copies a whole site, with theme, home page, products and public pictures, under slugs of their own. */
export async function copySites(
  client: Client,
  { profileId }: Original,
  numbers: Copying['numbers'],
): Promise<void> {
  const { rows } = await client.query<{ layout: string }>(
    'select layout::text from pages where profile_id = $1',
    [profileId],
  )
  const layouts = rows.map(({ layout }) => layout).join('')
  const parts: Part[] = [
    {
      table: 'profiles',
      where: 'id = $1',
      columns: { slug: `'${copiedSlug(0).slice(0, -1)}' || n`, is_default: 'false' },
    },
    { table: 'media', where: ofProfile, columns: filename },
    { table: 'audio_files', where: ofProfile, columns: filename },
    { table: 'theme_settings', where: ofProfile },
    { table: 'theme_settings_header_links', where: ofTheme },
    { table: 'theme_settings_social_links', where: ofTheme },
    { table: 'pages', where: ofProfile, columns: { layout: layoutSql(layouts) } },
    ...catalogueOf(`${ofProfile} and category <> 'Ticket'`),
    { table: 'post_files', where: ofProfile, columns: filename },
    ...postsOf(publicPictures),
  ]
  for (const part of parts) {
    // What they write is copied with the row.
    await client.query(`alter table "${part.table}" disable trigger user`)
    await copyRows(client, { ...part, profileId, numbers, isFresh: () => true })
    await client.query(`alter table "${part.table}" enable trigger user`)
  }
  await client.query('vacuum analyze')
}

/** Gives the original site so much music that it has at least `count` releases. */
export async function growCatalogue(
  client: Client,
  { profileId, musicIds }: Original,
  count: number,
): Promise<void> {
  const copies = Math.ceil(count / musicIds.length) - 1
  const kept = new Set(['profile_id', 'media_id', 'preview_id', 'original_id'])
  const ids = musicIds.map((id) => `'${id}'`).join(', ')
  // None is featured, so that home stays as it is.
  const columns = { title: `title || ' ' || n`, is_featured: 'false' }
  for (const part of catalogueOf(`${ofProfile} and id in (${ids})`, columns)) {
    await copyRows(client, {
      ...part,
      profileId,
      numbers: { first: firstOfMany, last: firstOfMany + copies - 1 },
      isFresh: (column) => !kept.has(column),
    })
  }
  await client.query('vacuum analyze')
}

/** Gives the original site so many more posts, each like one that it has. */
export async function growPosts(
  client: Client,
  { profileId }: Original,
  count: number,
): Promise<void> {
  const numbers = { first: firstOfMany, last: firstOfMany + count - 1 }
  const oldest = `id = (select id from posts where ${publicPictures} order by published_at limit 1)`
  const kept = new Set(['profile_id', 'file_id'])
  const columns = {
    caption: `caption || ' ' || n`,
    // Older than all others, so that the first page stays as it is.
    published_at: `published_at - n * interval '1 minute'`,
  }
  for (const part of postsOf(oldest, columns)) {
    const isFresh = (column: string) => !kept.has(column)
    await copyRows(client, { ...part, profileId, numbers, isFresh })
  }
  await client.query('vacuum analyze')
}

/** Gives the original site so many more pages, each like one that it has. */
export async function growPages(
  client: Client,
  { profileId }: Original,
  count: number,
): Promise<void> {
  const oldest = `(select id from pages where ${ofProfile} and pathname <> '/' order by pathname limit 1)`
  await copyRows(client, {
    table: 'pages',
    where: `id = ${oldest}`,
    columns: {
      pathname: `'/page-' || n - ${firstOfMany - 1}`,
      title: `title || ' ' || n`,
      is_undeletable: 'false',
    },
    profileId,
    numbers: { first: firstOfMany, last: firstOfMany + count - 1 },
    isFresh: (column) => column === 'id',
  })
}

/** Products with all that belongs to them. */
function catalogueOf(which: string, columns: Part['columns'] = {}): Part[] {
  const products = `(select id from products where ${which})`
  const variants = `(select id from variants where product_id in ${products})`
  return [
    { table: 'products', where: which, columns },
    { table: 'products_rels', where: `parent_id in ${products}` },
    { table: 'variants', where: `product_id in ${products}` },
    { table: 'variants_rels', where: `parent_id in ${variants}` },
    { table: 'tracks', where: `product_id in ${products}` },
  ]
}

/** Posts that are no polls and limited to no tiers, with their files' places. */
function postsOf(which: string, columns: Part['columns'] = {}): Part[] {
  return [
    { table: 'posts', where: which, columns },
    { table: 'posts_media', where: `_parent_id in (select id from posts where ${which})` },
  ]
}

/** A page names its pictures by id, deep inside. */
function layoutSql(layouts: string): string {
  const uuids = layouts.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
  const replaced = [...new Set(uuids)].reduce(
    (sql, id) => `replace(${sql}, '${id}', ${copiedIdSql(`'${id}'`)}::text)`,
    'layout::text',
  )
  return `(${replaced})::jsonb`
}
