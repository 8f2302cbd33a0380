import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { filesOf, kindsOf, requirePost } from '@/plugins/posts/server/read-post'
import { lockPost } from '@/plugins/posts/server/save-post'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { waitForTurn } from '@/src/server/database/locks'
import { callOffPostMail } from '@/src/server/newsletters/post-mail'
import { asOwner } from '@/src/server/owner'
import { asWritten, writtenForm } from '@/src/server/posts/written-post'
import { runSql, withTx } from '@/src/server/transaction'

const { untitled } = ownerMessages.posts
/** Until its artist says otherwise. */
const forAll = postVisibilities[0]
const { untouchedHours } = studioLimits.posts

/**
 * A new draft. Returns the untouched draft of the site when there is one, so repeated calls make one.
 *
 * @returns its id
 */
export function makePost(req: PayloadRequest, profileId: string): Promise<string> {
  return withTx(req, async () => {
    await waitForTurn(req, `new-post:${profileId}`)
    const [untouched] = await untouchedPosts(req, { profileId })
    if (untouched) {
      return untouched
    }
    const { id } = await req.payload.create({
      collection: slugs.posts,
      data: {
        profile: profileId,
        caption: untitled,
        type: 'image',
        visibility: forAll,
        isPublished: false,
        publishedAt: new Date().toISOString(),
      },
      ...asOwner(req),
    })
    return id
  })
}

/** Nobody wrote anything into them: of one site, or all that were left behind. */
async function untouchedPosts(
  req: PayloadRequest,
  { profileId }: { profileId: string | null },
): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select p.id from posts p
    where p.caption = ${untitled} and not coalesce(p.is_published, false)
      and p.body is null and p.draft is null and p.type = 'image' and p.visibility::text = ${forAll}
      and (${profileId}::uuid is null or p.profile_id = ${profileId}::uuid)
      and (${profileId}::uuid is not null
        or p.updated_at < now() - make_interval(hours => ${untouchedHours}))
      and not exists (select 1 from posts_media m where m._parent_id = p.id)
    order by p.created_at limit 100`
  return rows.map(({ id }) => id)
}

/** Removes posts that were begun by a click and left as they were. */
export async function forgetUntouchedPosts(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const id of await untouchedPosts(req, { profileId: null })) {
    await withTx(req, async () => {
      await payload.delete({ collection: slugs.posts, id, overrideAccess: true, depth: 0, req })
    })
  }
}

/**
 * A draft with everything of a post, as it was written last: nobody liked it yet, or voted.
 *
 * @returns its id
 */
export function copyPost(req: PayloadRequest, profileId: string, id: string): Promise<string> {
  return withTx(req, async () => {
    const post = await requirePost(req, profileId, id)
    const files = await filesOf(req, profileId, writtenForm(post))
    const { caption, body, type, media, poll, visibility, tiers } = asWritten(post, kindsOf(files))
    const copy = await req.payload.create({
      collection: slugs.posts,
      data: {
        ...{ caption, body, type, visibility, tiers },
        profile: profileId,
        media: (media ?? []).map(({ file, name, poster }) => ({ file, name, poster })),
        poll: {
          question: poll?.question,
          closesAt: poll?.closesAt,
          options: (poll?.options ?? []).map(({ text }) => ({ text })),
        },
        isPublished: false,
        publishedAt: new Date().toISOString(),
      },
      ...asOwner(req),
    })
    return copy.id
  })
}

/**
 * Deletes a post that visitors do not see.
 *
 * @throws {AppError} `CONFLICT` with the reason
 */
export function deletePost(req: PayloadRequest, profileId: string, id: string): Promise<void> {
  return withTx(req, async () => {
    const post = await lockPost(req, profileId, id)
    if (post.isPublished && Date.parse(post.publishedAt) <= Date.now()) {
      throw new AppError('CONFLICT', { message: ownerMessages.posts.published })
    }
    await callOffPostMail(req, post)
    await req.payload.delete({ collection: slugs.posts, id, ...asOwner(req) })
  })
}
