import type { PayloadRequest } from 'payload'
import type { PostForm, WrittenState } from '@/src/core/contracts/members/post-form'
import type {
  PostPlace,
  PostRemark,
  WrittenPost,
} from '@/src/core/contracts/members/post-form-answers'
import { AppError } from '@/src/core/errors'
import { kindOfFile, ownPostFile } from '@/src/core/files/own-post-file'
import { slugs } from '@/src/core/slugs'
import type { Post, PostFile } from '@/src/payload-types'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { postProblems } from '@/src/server/posts/post-problems'
import { hasUnpublished, postDataOf, writtenForm } from '@/src/server/posts/written-post'
import { idOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

/**
 * A post of this site, as the signed-in user may read it.
 *
 * @throws {AppError} `NOT_FOUND` for other sites' as for what there is not
 */
export async function requirePost(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<Post> {
  const post = await requireOwnDocument(req, slugs.posts, id)
  if (idOf(post.profile) !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  return post
}

/** Files of this site that a form names; those of others are as if there were none. */
export async function filesOf(
  req: PayloadRequest,
  profileId: string,
  { media }: Pick<PostForm, 'media'>,
): Promise<PostFile[]> {
  const ids = media.flatMap(({ file, poster }) => [file, ...(poster ? [poster] : [])])
  if (ids.length === 0) {
    return []
  }
  const { docs } = await req.payload.find({
    collection: slugs.postFiles,
    where: { and: [{ profile: { equals: profileId } }, { id: { in: [...new Set(ids)] } }] },
    pagination: false,
    ...asOwner(req),
  })
  return docs
}

export const kindsOf = (files: readonly PostFile[]) =>
  new Map(files.map(({ id, mimeType }) => [id, kindOfFile(mimeType ?? '') as string]))

/** All that the composer shows. */
export async function readPost(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<WrittenPost> {
  const post = await requirePost(req, profileId, id)
  const form = writtenForm(post)
  const [files, mails, origin] = await Promise.all([
    filesOf(req, profileId, form),
    mailsAbout(req, [id]),
    siteOrigin(profileId),
  ])
  const problems = await postProblems(
    req,
    { ...postDataOf(form, kindsOf(files)), isPublished: true },
    post,
  )
  return {
    id,
    rev: post.updatedAt,
    form,
    ...standingOf(post, origin),
    hasUnpublished: hasUnpublished(post),
    mail: mails.get(id) ?? null,
    remarks: problems.map(
      ({ field, message }): PostRemark => ({ place: field.split('.')[0] as PostPlace, message }),
    ),
    files: files.map((file) => ownPostFile(file, req.payload.config.routes.api)),
  }
}

type Shown = { id: string; isPublished?: boolean | null; publishedAt: string }

export function standingOf({ id, isPublished, publishedAt }: Shown, origin: string | null) {
  const state: WrittenState = !isPublished
    ? 'draft'
    : Date.parse(publishedAt) > Date.now()
      ? 'scheduled'
      : 'published'
  return {
    state,
    publishedAt: isPublished ? new Date(publishedAt).toISOString() : null,
    url: state === 'published' && origin ? `${origin}/members#post-${id}` : '',
  }
}

type Mail = NonNullable<WrittenPost['mail']>

/** The mails about posts that are planned, on their way, or were sent. */
export async function mailsAbout(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Mail>> {
  if (ids.length === 0) {
    return new Map()
  }
  const rows = await runSql(req)<Mail & { postId: string }>`
    select post_id as "postId", state, receivers::int as receivers from newsletters
    where post_id = any(${`{${ids.join(',')}}`}::uuid[])
      and state in ('scheduled', 'sending', 'sent')`
  return new Map(rows.map(({ postId, ...mail }) => [postId, mail]))
}
