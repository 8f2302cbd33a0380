import type { PayloadRequest } from 'payload'
import { filesOf, kindsOf, readPost, requirePost } from '@/plugins/posts/server/read-post'
import type { PostForm } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Post } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { composing, keptBeside, postDataOf } from '@/src/server/posts/written-post'
import { runSql, withTx } from '@/src/server/transaction'

type Save = { profileId: string; id: string; rev: string; form: PostForm }

/**
 * Stores what an artist wrote of a post, as it is typed. A draft says it at once, a post that is shown goes on as it
 * was: what was changed is kept beside it until it is published.
 *
 * @throws {AppError} `STALE_REVISION` when it was changed since it was read
 */
export function savePost(
  req: PayloadRequest,
  { profileId, id, rev, form }: Save,
): Promise<WrittenPost> {
  return withTx(req, async () => {
    const post = await lockPost(req, profileId, id)
    if (post.updatedAt !== rev) {
      throw new AppError('STALE_REVISION')
    }
    const own = await withOwnAnswers(req, id, form)
    const shown = post.isPublished ? post : await writeFields(req, profileId, { id, form: own })
    await keepBeside(req, id, keptBeside(shown, own))
    return readPost(req, profileId, id)
  })
}

/** Others who write it wait from here on. */
export async function lockPost(req: PayloadRequest, profileId: string, id: string): Promise<Post> {
  await runSql(req)`select 1 from posts where id = ${id} for no key update`
  return requirePost(req, profileId, id)
}

type Fields = {
  id: string
  form: PostForm
  standing?: Partial<Pick<Post, 'isPublished' | 'publishedAt'>>
}

/** Has the fields of a post say what a form does, with the artist's own rights, so that their rules hold. */
export async function writeFields(
  req: PayloadRequest,
  profileId: string,
  { id, form, standing }: Fields,
): Promise<Post> {
  const data = postDataOf(form, kindsOf(await filesOf(req, profileId, form)))
  return req.payload.update({
    collection: slugs.posts,
    id,
    data: {
      ...data,
      media: [...data.media],
      tiers: [...data.tiers],
      poll: { ...data.poll, options: [...data.poll.options] },
      ...standing,
    },
    context: { [composing]: true },
    ...asOwner(req),
  })
}

/** Visitors see nothing of it, so nothing that is kept for them is made anew. */
export async function keepBeside(
  req: PayloadRequest,
  id: string,
  draft: Partial<PostForm> | null,
): Promise<void> {
  await runSql(req)`
    update posts set draft = ${draft && JSON.stringify(draft)}::jsonb,
      updated_at = clock_timestamp() where id = ${id}`
}

/** Browsers make the ids of answers: one that another post has is given anew. */
async function withOwnAnswers(req: PayloadRequest, id: string, form: PostForm): Promise<PostForm> {
  const { poll } = form
  if (!poll || poll.options.length === 0) {
    return form
  }
  const foreign = await runSql(req)<{ id: string }>`
    select id from posts_poll_options
    where _parent_id <> ${id} and id = any(${`{${poll.options.map(({ id }) => id).join(',')}}`}::varchar[])`
  const taken = new Set(foreign.map(({ id }) => id))
  const options = poll.options.map((option) => {
    const isTaken = taken.has(option.id)
    taken.add(option.id)
    return isTaken ? { ...option, id: crypto.randomUUID() } : option
  })
  return { ...form, poll: { ...poll, options } }
}
