import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { previewViewer } from '@/src/core/contracts/pages/page-calls'
import { isAhead } from '@/src/core/contracts/written-fields'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { RichTextDoc } from '@/src/core/rich-text'
import { studioLimits } from '@/src/core/studio-limits'

const { captionMax, mediaMax } = limits.post
const { questionMax, optionMax, optionsMax } = limits.poll

/** Kept by the field's own rules, which know what may be in it. */
const richText = z.looseObject({
  root: z.looseObject({ type: z.string(), version: z.number() }),
}) as z.ZodType<RichTextDoc>

const entry = z.strictObject({
  file: id,
  /** Of a film or a recording. */
  name: z.string().max(studioLimits.posts.fileNameMax),
  /** Shown before a film or a recording plays. */
  poster: id.nullable(),
})
export type PostEntry = z.infer<typeof entry>

/** As it is typed: what is missing is said when it is published. */
const poll = z.strictObject({
  question: z.string().max(questionMax),
  options: z
    .array(
      z.strictObject({
        /** Made by the browser for a new one; votes go by it. */
        id: z.string().regex(/^[\w-]{1,40}$/),
        text: z.string().max(optionMax),
      }),
    )
    .max(optionsMax),
  closesAt: z.iso.datetime({ offset: true }).nullable(),
})
export type PostPoll = z.infer<typeof poll>

/** All that an artist writes of a post, saved as a whole. */
export const postForm = z.strictObject({
  caption: z.string().max(captionMax),
  body: richText.nullable(),
  media: z.array(entry).max(mediaMax),
  /** Stands in the place of files; null: it has none. */
  poll: poll.nullable(),
  visibility: z.enum(postVisibilities),
  tiers: z.array(id).max(limits.chosen.tiersMax),
})
export type PostForm = z.infer<typeof postForm>

export const postBody = z.strictObject({ rev: z.string().max(40), form: postForm })

export const writtenStates = ['draft', 'scheduled', 'published'] as const
export type WrittenState = (typeof writtenStates)[number]

/** Whether those who may see it are told by mail, once it is shown. */
const mail = z.boolean()

/** Shows a post now or from a moment on, takes it back, or forgets what was changed since it is shown. */
export const postStateBody = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('published'), mail }),
  z.strictObject({ to: z.literal('scheduled'), at: z.iso.datetime({ offset: true }), mail }),
  z.strictObject({ to: z.literal('draft') }),
  z.strictObject({ to: z.literal('as-shown') }),
])
export type PostStateBody = z.infer<typeof postStateBody>

/** When it appears, as it is written, and whether that is mailed. */
export const publishForm = z
  .object({ isLater: z.boolean(), when: z.string(), isMailed: z.boolean() })
  .refine(({ isLater, when }) => !isLater || isAhead(when), {
    path: ['when'],
    message: ownerMessages.posts.planAhead,
  })

/** Whom the artist plays in a preview. */
export const postPreviewBody = z.strictObject({
  viewer: previewViewer.meta({ examples: ['signed-out'] }),
})

export const postsPath = z.object({ profileId: id })
export const writtenPostPath = z.object({ profileId: id, postId: id })

/** Query of the artist's list. */
export const writtenPostsQuery = z.object({
  query: z.string().trim().max(200).optional(),
  state: z.enum(['all', ...writtenStates]).default('all'),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})
export type WrittenPostsQuery = z.output<typeof writtenPostsQuery>
