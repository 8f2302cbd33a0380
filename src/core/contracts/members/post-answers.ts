import { z } from 'zod'
import { isoDateTime, paginated } from '@/src/core/contracts/forms'
import { postTypes, postVisibilities } from '@/src/core/contracts/members/posts'
import { textPollId } from '@/src/core/contracts/members/text-polls'
import { mediaView, pictureSize, pixels } from '@/src/core/contracts/pages/media-answers'
import type { RichTextDoc } from '@/src/core/rich-text'

const count = z.int().min(0)
const mediaType = z.enum(['image', 'video', 'audio', 'document'])

/** A file of a post that the caller may open. `url` works for at most 300 s unless the post is public. */
const openMedia = z.strictObject({
  id: z.string(),
  type: mediaType,
  url: z.string(),
  name: z.string(),
  alt: z.string(),
  /** Pixels; 0 when unknown. */
  width: pixels,
  height: pixels,
  /** Smaller copies of pictures, ascending by width. */
  sizes: z.array(pictureSize),
  /** What stands in the place of a film or recording until it plays. */
  poster: pictureSize.nullable(),
})
export type PostMediaWire = z.infer<typeof openMedia>

/** What is said of a file that the caller may not open: no url, name or id. */
const lockedMedia = z.strictObject({
  type: mediaType,
  width: pixels,
  height: pixels,
  /** A few blurred pixels as a `data:` address; empty when the artist allows none. */
  preview: z.string(),
})
export type LockedMediaWire = z.infer<typeof lockedMedia>

export const pollAnswer = z
  .strictObject({
    /** As in `POST /public/polls/{pollId}/vote`. */
    id: z.union([z.uuid(), textPollId]),
    question: z.string(),
    /** `votes` and `percent` are null until the caller may see the result. Percentages sum to 100. */
    options: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        votes: count.nullable(),
        percent: z.int().min(0).max(100).nullable(),
      }),
    ),
    totalVotes: count,
    /** The caller's choice; null before voting and for visitors who are not signed in. */
    votedOptionId: z.string().nullable(),
    closesAt: isoDateTime.nullable(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'Poll' })
export type PollWire = z.infer<typeof pollAnswer>

/** Nodes are what Lexical writes; `type` says which one it is. */
const node = z.looseObject({ type: z.string(), version: z.int() })

const doc: z.ZodType<RichTextDoc> = z.strictObject({
  root: node.extend({ children: z.array(node).optional() }),
})

/** A rich text with all that drawing it in a browser takes. */
const shownText = z.strictObject({
  /** Only what visitors see of it, its code in colours. */
  doc,
  /** By media id; null for what is gone. */
  pictures: z.record(z.string(), mediaView.nullable()),
  /** Formulas as MathML. */
  formulas: z.record(z.string(), z.string()),
})
export type ShownText = z.infer<typeof shownText>

/** An entry of `GET /public/posts`, as this caller may see it. */
export const postAnswer = z
  .strictObject({
    id: z.uuid(),
    type: z.enum(postTypes),
    caption: z.string(),
    /** HTML of the text; empty when there is none, and unless `hasAccess`. */
    body: z.string(),
    /** The text as the site draws it; null when there is none, and unless `hasAccess`. */
    text: shownText.nullable(),
    /** ISO date and time. */
    publishedAt: isoDateTime,
    visibility: z.enum(postVisibilities),
    /** Tiers that open it, cheapest first; empty where no membership is needed. */
    tiers: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    likes: count,
    comments: count,
    /** Whether the caller did; null for visitors who are not signed in. */
    liked: z.boolean().nullable(),
    saved: z.boolean().nullable(),
    hasAccess: z.boolean(),
    /** Full entries when `hasAccess`, otherwise only their kinds. */
    media: z.array(z.union([openMedia, lockedMedia])),
    poll: pollAnswer.nullable(),
  })
  .meta({ id: 'Post' })
export type PostWire = z.infer<typeof postAnswer>

export const postListAnswer = paginated(postAnswer)

export const commentAnswer = z
  .strictObject({
    id: z.uuid(),
    content: z.string(),
    fullName: z.string(),
    /** ISO date and time. */
    createdAt: isoDateTime,
    /** Whether the caller wrote it, and so may delete it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Comment' })
export type CommentWire = z.infer<typeof commentAnswer>

export const commentPlaceAnswer = z.strictObject({ postId: z.uuid() })
export const commentListAnswer = z.array(commentAnswer)
export const countAnswer = z.strictObject({ count })
export const likedAnswer = z.strictObject({ liked: z.boolean() })
export const savedAnswer = z.strictObject({ saved: z.boolean() })
export const likeAnswer = z.strictObject({ liked: z.boolean(), count })
