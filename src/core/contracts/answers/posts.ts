import { z } from 'zod'
import { isoDateTime, paginated } from '@/src/core/contracts/answers/forms'
import type { MediaView } from '@/src/core/contracts/media'
import {
  type CommentWire,
  type LockedMediaWire,
  type PollWire,
  type PostMediaWire,
  type PostWire,
  postTypes,
  postVisibilities,
  type ShownText,
} from '@/src/core/contracts/posts'
import { textPollId } from '@/src/core/contracts/text-polls'

const pixels = z.int().min(0)
const count = z.int().min(0)
const mediaType = z.enum(['image', 'video', 'audio', 'document'])

const picture = z.strictObject({ url: z.string(), width: pixels, height: pixels })

const openMedia: z.ZodType<PostMediaWire> = z.strictObject({
  id: z.string(),
  type: mediaType,
  url: z.string(),
  name: z.string(),
  alt: z.string(),
  width: pixels,
  height: pixels,
  sizes: z.array(picture),
  poster: picture.nullable(),
})

const lockedMedia: z.ZodType<LockedMediaWire> = z.strictObject({
  type: mediaType,
  width: pixels,
  height: pixels,
  preview: z.string(),
})

export const pollAnswer: z.ZodType<PollWire> = z.strictObject({
  id: z.union([z.uuid(), textPollId]),
  question: z.string(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      votes: count.nullable(),
      percent: z.int().min(0).max(100).nullable(),
    }),
  ),
  totalVotes: count,
  votedOptionId: z.string().nullable(),
  closesAt: isoDateTime.nullable(),
  isClosed: z.boolean(),
})

const media: z.ZodType<MediaView> = z.strictObject({
  id: z.string(),
  url: z.string(),
  alt: z.string(),
  width: pixels,
  height: pixels,
  mimeType: z.string(),
  sizes: z.array(picture),
  focalX: z.number(),
  focalY: z.number(),
})

/** Nodes are what Lexical writes; `type` says which one it is. */
const node = z.looseObject({ type: z.string(), version: z.int() })

const shownText: z.ZodType<ShownText> = z.strictObject({
  doc: z.strictObject({ root: node.extend({ children: z.array(node).optional() }) }),
  pictures: z.record(z.string(), media.nullable()),
  formulas: z.record(z.string(), z.string()),
})

export const postAnswer: z.ZodType<PostWire> = z.strictObject({
  id: z.uuid(),
  type: z.enum(postTypes),
  caption: z.string(),
  body: z.string(),
  text: shownText.nullable(),
  publishedAt: isoDateTime,
  visibility: z.enum(postVisibilities),
  tiers: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  likes: count,
  comments: count,
  liked: z.boolean().nullable(),
  saved: z.boolean().nullable(),
  hasAccess: z.boolean(),
  media: z.array(z.union([openMedia, lockedMedia])),
  poll: pollAnswer.nullable(),
})

export const postListAnswer = paginated(postAnswer)

export const commentAnswer: z.ZodType<CommentWire> = z.strictObject({
  id: z.uuid(),
  content: z.string(),
  fullName: z.string(),
  createdAt: isoDateTime,
  isOwn: z.boolean(),
})

export const commentPlaceAnswer = z.strictObject({ postId: z.uuid() })
export const commentListAnswer = z.array(commentAnswer)
export const countAnswer = z.strictObject({ count })
export const likedAnswer = z.strictObject({ liked: z.boolean() })
export const savedAnswer = z.strictObject({ saved: z.boolean() })
export const likeAnswer = z.strictObject({ liked: z.boolean(), count })
