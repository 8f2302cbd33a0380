import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import type { MediaUse } from '@/src/core/contracts/pages/media-answers'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

type Ids = { profileId: string; mediaId: string }

/** Fields with blocks or texts within JSON, where ids of media stand that no relation shows. */
const documents: Readonly<Record<string, readonly string[]>> = {
  [slugs.emailTemplates]: ['layout', 'draft'],
  [slugs.newsletters]: ['layout'],
}

/** So many are named; nobody reads more before removing a picture. */
const mostNamed = 20

/** Whatever of the profile shows the picture or film now, or would when its draft is published. */
export async function findUses(req: PayloadRequest, ids: Ids): Promise<MediaUse[]> {
  const collections = Object.values(req.payload.collections).map(({ config }) => config)
  const found = await Promise.all([
    blocksThatShow(req, ids),
    ...collections.map((collection) => documentsThatShow(req, collection, ids)),
  ])
  const seen = new Map(found.flat().map((use) => [`${use.kind} ${use.title}`, use]))
  return [...seen.values()].slice(0, mostNamed)
}

/** Pages and saved sections hold ids within their blocks, which no relation shows. */
async function blocksThatShow(
  req: PayloadRequest,
  { profileId, mediaId }: Ids,
): Promise<MediaUse[]> {
  const holding = `%"${mediaId}"%`
  const rows = await runSql(req)<MediaUse>`
    (select 'Page' as kind, coalesce(page.title, draft.version_title, '') as title
      from pages page
      left join _pages_v draft on draft.parent_id = page.id and draft.latest
      where page.profile_id = ${profileId}
        and (page.layout::text like ${holding} or draft.version_layout::text like ${holding})
      order by page.pathname
      limit ${mostNamed})
    union all
    (select 'Saved section', name
      from saved_sections
      where profile_id = ${profileId} and subtree::text like ${holding}
      order by created_at desc
      limit ${mostNamed})`
  return rows
}

async function documentsThatShow(
  req: PayloadRequest,
  { slug, flattenedFields, admin, labels, versions }: SanitizedCollectionConfig,
  { profileId, mediaId }: Ids,
): Promise<MediaUse[]> {
  const paths = mediaPaths(flattenedFields)
  const owner = slug === slugs.profiles ? 'id' : 'profile'
  if (owner === 'profile' && !flattenedFields.some(({ name }) => name === owner)) {
    return []
  }
  const inJson: readonly string[] = documents[slug] ?? []
  const texts = flattenedFields.filter(
    ({ type, name }) => type === 'richText' || inJson.includes(name),
  )
  const withWords = await idsOfTexts(req, { slug, owner, fields: texts, profileId, mediaId })
  if (paths.length === 0 && withWords.length === 0) {
    return []
  }
  const where: Where = {
    and: [
      { [owner]: { equals: profileId } },
      {
        or: [
          ...paths.map((path) => ({ [path]: { in: [mediaId] } })),
          ...(withWords.length > 0 ? [{ id: { in: withWords } }] : []),
        ],
      },
    ],
  }
  const drafts = versions?.drafts ? [false, true] : [false]
  const answers = await Promise.all(
    drafts.map((draft) =>
      req.payload.find({
        collection: slug as typeof slugs.products,
        where,
        draft,
        limit: mostNamed,
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      }),
    ),
  )
  const kind = typeof labels.singular === 'string' ? labels.singular : slug
  // What has no name of its own is called in the admin by its id, or by what it belongs to.
  const titleField = flattenedFields.find(
    (field) => field.name === admin.useAsTitle && !('virtual' in field && field.virtual),
  )?.name
  return answers
    .flatMap(({ docs }) => docs)
    .map((doc) => {
      const title = Object.entries(doc).find(([name]) => name === titleField)?.[1]
      return { kind, title: typeof title === 'string' ? title : '' }
    })
}

/** Documents whose rich texts show it: those hold ids within their words, which no relation shows. */
async function idsOfTexts(
  req: PayloadRequest,
  {
    slug,
    owner,
    fields,
    profileId,
    mediaId,
  }: Ids & { slug: string; owner: 'id' | 'profile'; fields: readonly FlattenedField[] },
): Promise<string[]> {
  if (fields.length === 0) {
    return []
  }
  const holding = `%"${mediaId}"%`
  const rows = await runSql(req)<{ id: string }>`
    select id from ${sql.identifier(columnOf(slug))}
    where ${sql.identifier(owner === 'id' ? 'id' : 'profile_id')} = ${profileId} and (${sql.join(
      fields.map(({ name }) => sql`${sql.identifier(columnOf(name))}::text like ${holding}`),
      sql` or `,
    )})
    limit ${mostNamed}`
  return rows.map(({ id }) => id)
}

/** As the database names it. */
const columnOf = (name: string) =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Where a document can refer to media: `seo.image`, `pictures.file`. */
function mediaPaths(fields: readonly FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.type === 'upload') {
      return [field.relationTo].flat().includes(slugs.media) ? [path] : []
    }
    return 'flattenedFields' in field ? mediaPaths(field.flattenedFields, `${path}.`) : []
  })
}
