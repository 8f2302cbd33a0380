import { z } from 'zod'
import { type PostType, postTypes } from '@/src/core/choices/post-choices'
import { id } from '@/src/core/contracts/ids'
import type { MediaView } from '@/src/core/contracts/media'
import { textPollId } from '@/src/core/contracts/text-polls'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { postsMessages } from '@/src/core/messages/posts'
import type { RichTextDoc } from '@/src/core/rich-text'

export { type PostType, postTypes }

export const postVisibilities = ['public', 'members', 'paid', 'tiers'] as const
export type PostVisibility = (typeof postVisibilities)[number]

export const reactionKinds = ['like', 'save'] as const
export type ReactionKind = (typeof reactionKinds)[number]

/** Query of `GET /public/posts`. */
export const listPostsQuery = z.object({
  profileId: id,
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
  limit: z.coerce.number().int().min(1).max(limits.maxPageSize).default(limits.pageSize),
  filter: z
    .object({
      query: z.string().trim().max(200).optional(),
      type: z.enum(['all', ...postTypes]).default('all'),
      /** Posts that are for members of this tier; empty or `all` for those of any. */
      membershipTierId: z.union([id, z.literal('all'), z.literal('')]).optional(),
      /** Only what the caller saved; nothing for callers who are not signed in. */
      saved: z.stringbool().optional(),
    })
    .prefault({}),
})
export type ListPostsQuery = z.output<typeof listPostsQuery>

/** Query and body of the calls about what readers do with an entity. */
export const entityRef = z.object({ entityId: id, entityType: z.literal('post') })

/** Body of `POST /public/comments`. */
export const commentBody = entityRef.extend({
  content: z
    .string()
    .trim()
    .min(1, errorsMessages.required)
    .max(limits.comment.contentMax, postsMessages.commentTooLong),
})

/**
 * Path and body of `POST /public/polls/{pollId}/vote`. The id of a post's poll is the post's, that of
 * one in a text is the document's, a dot and the poll's uid.
 */
export const pollParams = z.object({ pollId: z.union([id, textPollId]) })
export const voteBody = z.strictObject({ optionId: z.string().min(1).max(40) })

/** A file of a post that the caller may open. `url` works for at most 300 s unless the post is public. */
export type PostMediaWire = {
  id: string
  type: 'image' | 'video' | 'audio' | 'document'
  url: string
  name: string
  alt: string
  /** Pixels; 0 when unknown. */
  width: number
  height: number
  /** Smaller copies of pictures, ascending by width. */
  sizes: PostPictureSize[]
  /** What stands in the place of a film or recording until it plays. */
  poster: PostPictureSize | null
}

export type PostPictureSize = { url: string; width: number; height: number }

/** Copies that are kept of the pictures of posts. */
export const postFileSizes = ['w640', 'w1280'] as const
export type PostFileSize = (typeof postFileSizes)[number]

/** Path of `GET /public/posts/{id}/files/{fileId}/{size}`; without a size the file itself. */
export const postFileParams = z.object({
  id,
  fileId: id,
  size: z.enum(postFileSizes).optional(),
})

/** What is said of a file that the caller may not open: no url, name or id. */
export type LockedMediaWire = {
  type: PostMediaWire['type']
  width: number
  height: number
  /** A few blurred pixels as a `data:` address; empty when the artist allows none. */
  preview: string
}

export type PollWire = {
  /** As in `POST /public/polls/{pollId}/vote`. */
  id: string
  question: string
  /** `votes` and `percent` are null until the caller may see the result. Percentages sum to 100. */
  options: { id: string; text: string; votes: number | null; percent: number | null }[]
  totalVotes: number
  /** The caller's choice; null before voting and for visitors who are not signed in. */
  votedOptionId: string | null
  closesAt: string | null
  isClosed: boolean
}

/** An entry of `GET /public/posts`, as this caller may see it. */
export type PostWire = {
  id: string
  type: PostType
  caption: string
  /** HTML of the text; empty when there is none, and unless `hasAccess`. */
  body: string
  /** The text as the site draws it; null when there is none, and unless `hasAccess`. */
  text: ShownText | null
  /** ISO date and time. */
  publishedAt: string
  visibility: PostVisibility
  /** Tiers that open it, cheapest first; empty where no membership is needed. */
  tiers: { id: string; name: string }[]
  likes: number
  comments: number
  /** Whether the caller did; null for visitors who are not signed in. */
  liked: boolean | null
  saved: boolean | null
  hasAccess: boolean
  /** Full entries when `hasAccess`, otherwise only their kinds. */
  media: (PostMediaWire | LockedMediaWire)[]
  poll: PollWire | null
}

/** A post whose text is still as it was stored. */
export type PostView = Omit<PostWire, 'text'> & { text: RichTextDoc | null }

/** A rich text with all that drawing it in a browser takes. */
export type ShownText = {
  /** Only what visitors see of it, its code in colours. */
  doc: RichTextDoc
  /** By media id; null for what is gone. */
  pictures: Record<string, MediaView | null>
  /** Formulas as MathML. */
  formulas: Record<string, string>
}

export type CommentWire = {
  id: string
  content: string
  fullName: string
  /** ISO date and time. */
  createdAt: string
  /** Whether the caller wrote it, and so may delete it. */
  isOwn: boolean
}
