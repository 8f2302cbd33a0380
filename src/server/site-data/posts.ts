import type { PayloadRequest } from 'payload'
import { anonymousViewer, type PostViewer } from '@/src/access/post-access'
import type { ListPostsQuery, PostView } from '@/src/core/contracts/members/posts'
import type { Paginated } from '@/src/core/contracts/products/products'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { loadActivity, nothing } from '@/src/server/posts/post-activity'
import { postRules, postViewerOf } from '@/src/server/posts/post-viewer'
import { type PostContext, toPostView } from '@/src/server/posts/post-wire'
import {
  isCommonPage,
  listPostRecords,
  type PostRecord,
  type PostRecords,
} from '@/src/server/site-data/post-records'
import { listTiers } from '@/src/server/site-data/tiers'
import { runSql } from '@/src/server/transaction'

/** Tags of anything that shows posts to everyone. */
export function postListTags(profileId: string): string[] {
  return [
    cacheTags.posts(profileId),
    cacheTags.tiers(profileId),
    // Whether locked posts show a preview.
    cacheTags.site(profileId),
  ]
}

/** One page of the feed as a visitor sees it who is not signed in. There are no saved posts then. */
export async function listPostsForAll(query: ListPostsQuery): Promise<Paginated<PostView>> {
  const { profileId, page, filter } = query
  const read = () => listPostsAs(anonymousViewer, query)
  const key = [profileId, filter.type, filter.membershipTierId ?? '', String(page)]
  return (await isCommonPage(query))
    ? cached(['posts-for-all', ...key], postListTags(profileId), read)
    : read()
}

/** One page of the feed as somebody sees it who has no account here: nobody, or one who is played. */
export function listPostsAs(
  viewer: PostViewer,
  query: ListPostsQuery,
): Promise<Paginated<PostView>> {
  return query.filter.saved
    ? Promise.resolve({ data: [], page: query.page, total: 0, pageSize: query.limit })
    : listAs(viewer, null, listPostRecords(query), query)
}

/** One page of the feed as this account sees it. */
export async function listPostsFor(
  req: PayloadRequest,
  account: { id: string },
  query: ListPostsQuery,
): Promise<Paginated<PostView>> {
  const savedIds = query.filter.saved ? await savedPostIds(req, account.id) : undefined
  const viewer = postViewerOf(query.profileId, account)
  return listAs(viewer, account.id, listPostRecords(query, savedIds), query)
}

async function listAs(
  viewer: PostViewer | Promise<PostViewer>,
  accountId: string | null,
  found: PostRecords,
  { profileId, page, limit }: ListPostsQuery,
): Promise<Paginated<PostView>> {
  const [records, total, activity, shownTo, context] = await Promise.all([
    found.records,
    found.total,
    found.records.then((posts) =>
      loadActivity(
        posts.map(({ id }) => id),
        accountId,
      ),
    ),
    viewer,
    contextOf(profileId),
  ])
  const data = records.map((record) =>
    toPostView(record, activity.get(record.id) ?? nothing(), { ...context, viewer: shownTo }),
  )
  return { data, page, total, pageSize: limit }
}

/** One post as the caller sees it, or as the one whom they play. */
export async function postFor(
  profileId: string,
  account: { id: string } | null,
  record: PostRecord,
  played?: PostViewer | null,
): Promise<PostView> {
  const [context, viewer, activity] = await Promise.all([
    contextOf(profileId),
    played ?? postViewerOf(profileId, account),
    loadActivity([record.id], account?.id ?? null),
  ])
  return toPostView(record, activity.get(record.id) ?? nothing(), { ...context, viewer })
}

/** A post as it was written last, for whom its writer plays. */
export async function previewedPost(
  profileId: string,
  record: PostRecord,
  viewer: PostViewer,
): Promise<PostView> {
  const [context, activity] = await Promise.all([
    contextOf(profileId),
    loadActivity([record.id], null),
  ])
  const shown = activity.get(record.id) ?? nothing()
  return toPostView(record, shown, { ...context, viewer, isPreview: true })
}

async function contextOf(profileId: string): Promise<Omit<PostContext, 'viewer'>> {
  const [rules, tiers] = await Promise.all([postRules(profileId), listTiers(profileId)])
  return { rules, tiers, now: new Date() }
}

const mostSaved = 1000

/** What the account saved last. */
async function savedPostIds(req: PayloadRequest, accountId: string): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select post_id as id from reactions
    where account_id = ${accountId} and kind = 'save'
    order by created_at desc limit ${mostSaved}`
  return rows.map(({ id }) => id)
}
