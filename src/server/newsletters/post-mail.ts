import type { PayloadRequest } from 'payload'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Newsletter, Post } from '@/src/payload-types'
import { countPeople } from '@/src/server/audience/audience'
import { subjectOfPostMail } from '@/src/server/newsletters/compose-newsletter'
import { hasPostalAddress } from '@/src/server/newsletters/has-postal-address'
import { cancel, sendAt, sendNow } from '@/src/server/newsletters/move-newsletter'
import { audienceOfPost } from '@/src/server/newsletters/newsletter-audience'
import { progressOf } from '@/src/server/newsletters/newsletter-progress'
import { writtenForm } from '@/src/server/posts/written-post'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'
import { runSql, withTx } from '@/src/server/transaction'

/** The mail about a post, if there is one, and how many would get it now. */
export async function postMailOf(req: PayloadRequest, post: Post): Promise<PostMail> {
  const newsletter = await find(req, post)
  const profileId = idOf(post.profile) ?? ''
  return {
    mail: newsletter && (await progressOf(req, newsletter)),
    count: await countPeople(req, profileId, audienceOfPost(asTold(post))),
    hasPostalAddress: await hasPostalAddress(req, profileId),
  }
}

/** Who would be told once it is shown: by what was written last, which is what will be shown then. */
function asTold(post: Post): Post {
  const isShown = post.isPublished && Date.parse(post.publishedAt) <= Date.now()
  const { visibility, tiers } = writtenForm(post)
  return isShown ? post : { ...post, visibility, tiers }
}

/**
 * Sends the mail about a post, or plans it for when the post is shown. A post has one mail, so it is
 * told about once; one that was cancelled, or that nobody would have got, can be sent again.
 *
 * @throws {AppError} `CONFLICT` for a post that is not published, or whose mail is on its way
 */
export async function mailAboutPost(req: PayloadRequest, post: Post): Promise<void> {
  const subject = await subjectOfPostMail(post)
  await withTx(req, () => planPostMail(req, post, subject))
}

/**
 * As {@link mailAboutPost}, inside a transaction.
 *
 * @param subject of {@link subjectOfPostMail}, which is asked before one
 */
export async function planPostMail(
  req: PayloadRequest,
  post: Post,
  subject: string,
): Promise<void> {
  if (!post.isPublished) {
    throw new AppError('CONFLICT', { message: ownerMessages.newsletters.postNotPublished })
  }
  await runSql(req)`
    insert into newsletters (profile_id, subject, audience, post_id, state)
    values (${idOf(post.profile)}, ${subject}, 'post', ${post.id}, 'draft')
    on conflict (post_id) do nothing`
  const newsletter = await find(req, post)
  if (!newsletter) {
    throw new AppError('CONFLICT')
  }
  const isShown = Date.parse(post.publishedAt) <= Date.now()
  await (isShown
    ? sendNow(req, newsletter.id)
    : sendAt(req, newsletter.id, new Date(post.publishedAt).toISOString()))
}

/** The mail that waits for a post to be shown is called off; one that is on its way goes. */
export async function callOffPostMail(req: PayloadRequest, post: Post): Promise<void> {
  const newsletter = await find(req, post)
  if (newsletter?.state === 'scheduled') {
    await cancel(req, newsletter.id)
  }
}

async function find(req: PayloadRequest, { id }: Post): Promise<Newsletter | null> {
  const { docs } = await req.payload.find({
    collection: slugs.newsletters,
    where: { post: { equals: id } },
    limit: 1,
    req,
    ...visitorRead,
  })
  return docs[0] ?? null
}
