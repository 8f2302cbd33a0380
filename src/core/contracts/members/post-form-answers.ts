import { z } from 'zod'
import { newsletterStates } from '@/src/core/contracts/audience/newsletters'
import { isoDateTime } from '@/src/core/contracts/forms'
import { postForm, writtenStates } from '@/src/core/contracts/members/post-form'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { pixels } from '@/src/core/contracts/pages/media-answers'

const count = z.int().min(0)

/** A file of a post, for its artist's eyes. */
const postFile = z.strictObject({
  id: z.string(),
  kind: z.enum(['image', 'video', 'audio', 'document']),
  fileName: z.string(),
  url: z.string(),
  /** A smaller copy of a picture; empty for what is none. */
  thumbnail: z.string(),
  alt: z.string(),
  width: pixels,
  height: pixels,
})
export type PostFileView = z.infer<typeof postFile>

/** Parts of the composer, to which a remark leads. */
export const postPlaces = ['caption', 'media', 'poll', 'tiers'] as const
export type PostPlace = (typeof postPlaces)[number]

/** Keeps a post from being shown. */
const remark = z.strictObject({ place: z.enum(postPlaces), message: z.string() })
export type PostRemark = z.infer<typeof remark>

/** The mail about a post; null when there was none, or it was called off. */
const postMail = z
  .strictObject({
    state: z.enum(newsletterStates),
    receivers: count.nullable(),
  })
  .nullable()

const standing = {
  state: z.enum(writtenStates),
  /** When it is, or was, shown first; null for a draft. */
  publishedAt: isoDateTime.nullable(),
  /** It is shown as it was before the last changes. */
  hasUnpublished: z.boolean(),
  mail: postMail,
  /** Of its place in the feed; empty while visitors see none. */
  url: z.string(),
}

/** A post as its artist works on it. */
export const writtenPostAnswer = z
  .strictObject({
    id: z.uuid(),
    /** Changes with every save; the next one names it. */
    rev: z.string(),
    form: postForm,
    ...standing,
    remarks: z.array(remark),
    files: z.array(postFile),
  })
  .meta({ id: 'WrittenPost' })
export type WrittenPost = z.infer<typeof writtenPostAnswer>

export const newPostAnswer = z.strictObject({ id: z.uuid() })
export const postPreviewAnswer = z.strictObject({ url: z.string() })

const listed = z.strictObject({
  id: z.uuid(),
  caption: z.string(),
  ...standing,
  updatedAt: isoDateTime,
  visibility: z.enum(postVisibilities),
  tiers: z.array(z.string()),
  /** What it shows first, and how much there is. */
  picture: postFile.pick({ kind: true, thumbnail: true }).nullable(),
  files: count,
  hasPoll: z.boolean(),
  likes: count,
  comments: count,
})
export type ListedPost = z.infer<typeof listed>

const part = z.strictObject({ data: z.array(listed), total: count })

/** Drafts begin with what was changed last, planned posts with the next, shown ones with the newest. */
export const writtenPostsAnswer = z.strictObject({
  page: z.int().min(1),
  pageSize: z.int().min(1),
  draft: part,
  scheduled: part,
  published: part,
})
export type WrittenPosts = z.infer<typeof writtenPostsAnswer>
