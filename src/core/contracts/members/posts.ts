import { z } from 'zod'
import { type PostType, postTypes } from '@/src/core/choices/post-choices'
import { id } from '@/src/core/contracts/ids'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { textPollId } from '@/src/core/contracts/members/text-polls'
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

/** Copies that are kept of the pictures of posts. */
export const postFileSizes = ['w640', 'w1280'] as const
export type PostFileSize = (typeof postFileSizes)[number]

/** The file itself under a name that says its kind, as `file.mp3`: directories of podcasts go by that. */
const named = z.string().regex(/^file\.[a-z0-9]{2,4}$/)

/** Path of `GET /public/posts/{id}/files/{fileId}/{size}`; without a size, or by a name, the file itself. */
export const postFileParams = z.object({
  id,
  fileId: id,
  size: z.union([z.enum(postFileSizes), named]).optional(),
})

/** A post whose text is still as it was stored. */
export type PostView = Omit<PostWire, 'text'> & { text: RichTextDoc | null }
