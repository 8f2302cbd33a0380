import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mailsAbout, standingOf } from '@/plugins/posts/server/read-post'
import type { WrittenPostsQuery, WrittenState } from '@/src/core/contracts/members/post-form'
import type { ListedPost, WrittenPosts } from '@/src/core/contracts/members/post-form-answers'
import { ownPostFile } from '@/src/core/files/own-post-file'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { asOwner } from '@/src/server/owner'
import { loadActivity, nothing } from '@/src/server/posts/post-activity'
import { hasUnpublished, writtenForm } from '@/src/server/posts/written-post'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql, txDb } from '@/src/server/transaction'

const { pageSize, onTop } = studioLimits.posts

type Asked = WrittenPostsQuery & { profileId: string }

/** A part of the list, with how many there are. Whose site it is was asked before. */
export async function listPosts(req: PayloadRequest, asked: Asked): Promise<WrittenPosts> {
  const { state, page } = asked
  const windowOf = (part: WrittenState) => {
    const isMain = state === part || (state === 'all' && part === 'published')
    // Above the first page of what is shown stand the drafts, and what is planned.
    const limit = isMain ? pageSize : state === 'all' && page === 1 ? onTop : 0
    return { limit, offset: isMain ? (page - 1) * pageSize : 0 }
  }
  // Counting reads all posts of a site: meanwhile those of the page are read.
  const [{ ids, rows }, totals] = await Promise.all([
    pageOf(req, asked, windowOf),
    countParts(req, asked),
  ])
  const partOf = (part: WrittenState) => ({
    data: ids[part].flatMap((id) => rows.get(id) ?? []),
    total: totals[part],
  })
  return {
    page,
    pageSize,
    draft: partOf('draft'),
    scheduled: partOf('scheduled'),
    published: partOf('published'),
  }
}

/** As `posts_feed_idx` has them. */
const parts = {
  draft: { only: sql`is_published is not true`, order: sql`updated_at desc, id` },
  scheduled: {
    only: sql`is_published and published_at > now()`,
    order: sql`published_at, id`,
  },
  published: {
    only: sql`is_published and published_at <= now()`,
    order: sql`published_at desc, id`,
  },
} as const satisfies Record<WrittenState, unknown>

type Window = { limit: number; offset: number }

async function pageOf(req: PayloadRequest, asked: Asked, windowOf: (part: WrittenState) => Window) {
  const [draft, scheduled, published] = await Promise.all([
    idsOf(req, asked, 'draft', windowOf('draft')),
    idsOf(req, asked, 'scheduled', windowOf('scheduled')),
    idsOf(req, asked, 'published', windowOf('published')),
  ])
  const rows = await rowsOf(req, asked.profileId, [...draft, ...scheduled, ...published])
  return { ids: { draft, scheduled, published }, rows }
}

async function idsOf(
  req: PayloadRequest,
  asked: Asked,
  part: WrittenState,
  { limit, offset }: Window,
): Promise<string[]> {
  if (limit === 0) {
    return []
  }
  const { only, order } = parts[part]
  const db = await txDb(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from posts where ${matching(asked)} and ${only}
    order by ${order} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

async function countParts(
  req: PayloadRequest,
  asked: Asked,
): Promise<Record<WrittenState, number>> {
  const db = await txDb(req)
  const count = (only: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from posts where ${matching(asked)} and ${only})`
  // What is out is by far the most: without its dates, and a search, it is counted in `posts_published_idx` alone.
  const { rows } = await db.execute<Record<WrittenState, number>>(sql`
    select draft, scheduled, dated - scheduled as published
    from (select ${count(parts.draft.only)} as draft, ${count(parts.scheduled.only)} as scheduled,
      ${count(sql`is_published`)} as dated) as counted`)
  return rows[0] ?? { draft: 0, scheduled: 0, published: 0 }
}

function matching({ profileId, query }: Asked) {
  const words = (query ?? '').split(/\s+/).filter(Boolean)
  const conditions = [
    sql`profile_id = ${profileId}`,
    ...words.map((word) => sql`search_text like ${`%${likeText(foldText(word))}%`}`),
  ]
  return sql.join(conditions, sql` and `)
}

/** One query for the posts, and one each for their files, tiers, mails and what fans did. */
async function rowsOf(
  req: PayloadRequest,
  profileId: string,
  ids: string[],
): Promise<ReadonlyMap<string, ListedPost>> {
  if (ids.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.posts,
    where: { id: { in: ids } },
    // A list shows no words, and reading them costs most of it.
    select: { body: false, bodyHtml: false },
    pagination: false,
    ...asOwner(req),
  })
  const forms = new Map(docs.map((post) => [post.id, writtenForm(post)]))
  const firstFiles = [...forms.values()].flatMap(({ media }) =>
    media[0] ? [media[0].poster ?? media[0].file] : [],
  )
  const [files, tiers, activity, mails, origin] = await Promise.all([
    req.payload.find({
      collection: slugs.postFiles,
      where: { id: { in: firstFiles } },
      pagination: false,
      ...asOwner(req),
    }),
    runSql(req)<{ id: string; name: string }>`
      select id, name from membership_tiers where profile_id = ${profileId} order by position`,
    loadActivity(ids, null),
    mailsAbout(req, ids),
    siteOrigin(profileId),
  ])
  const fileById = new Map(
    files.docs.map((file) => [file.id, ownPostFile(file, req.payload.config.routes.api)]),
  )
  return new Map(
    docs.map((post) => {
      const form = forms.get(post.id) ?? writtenForm(post)
      const [first] = form.media
      const shown = fileById.get(first?.poster ?? first?.file ?? '')
      const { likes, comments } = activity.get(post.id) ?? nothing()
      return [
        post.id,
        {
          id: post.id,
          caption: form.caption,
          ...standingOf(post, origin),
          hasUnpublished: hasUnpublished(post),
          mail: mails.get(post.id) ?? null,
          updatedAt: post.updatedAt,
          visibility: form.visibility,
          tiers: tiers.filter(({ id }) => form.tiers.includes(id)).map(({ name }) => name),
          picture: shown ? { kind: shown.kind, thumbnail: shown.thumbnail } : null,
          files: form.media.length,
          hasPoll: form.poll !== null,
          likes,
          comments,
        },
      ]
    }),
  )
}
