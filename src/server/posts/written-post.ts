import { type PostForm, postForm } from '@/src/core/contracts/members/post-form'
import { sameJson } from '@/src/core/json'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { storedRichText } from '@/src/core/rich-text'
import type { Post } from '@/src/payload-types'
import { idOf, idsOf } from '@/src/server/site-data/visitor-read'

/** In the context of a write: the composer of posts does it, which alone keeps `draft`. */
export const composing = 'composing'

const { untitled } = ownerMessages.posts

/** Lists read posts without their words. */
type ReadPost = Omit<Post, 'body' | 'bodyHtml'> & Partial<Pick<Post, 'body'>>

/** What the fields of a post say, as the composer has it. */
function shownForm(post: ReadPost): PostForm {
  const { caption, body, media, poll, type, visibility, tiers } = post
  return {
    caption: caption === untitled ? '' : caption,
    body: storedRichText(body),
    media: (media ?? []).flatMap(({ file, name, poster }) => {
      const id = idOf(file)
      return id ? [{ file: id, name: name ?? '', poster: idOf(poster) }] : []
    }),
    poll:
      type === 'poll'
        ? {
            question: poll?.question ?? '',
            options: (poll?.options ?? []).map(({ id, text }) => ({ id: id ?? text, text })),
            closesAt: poll?.closesAt ?? null,
          }
        : null,
    visibility,
    tiers: idsOf(tiers),
  }
}

/** What its artist wrote last, whether it is shown yet or not. */
export function writtenForm(post: ReadPost): PostForm {
  return { ...shownForm(post), ...keptOf(post) }
}

/** Whether something was changed since the post is shown. */
export const hasUnpublished = (post: Pick<Post, 'isPublished' | 'draft'>): boolean =>
  Boolean(post.isPublished) && Object.keys(keptOf(post)).length > 0

/** The fields of a form that a post does not say itself; null for none. */
export function keptBeside(post: Post, form: PostForm): Partial<PostForm> | null {
  const shown = shownForm(post)
  const kept = Object.entries(form).filter(
    ([key, value]) => !sameJson(value, shown[key as keyof PostForm]),
  )
  return kept.length > 0 ? (Object.fromEntries(kept) as Partial<PostForm>) : null
}

/** What a former release kept in another form counts for nothing. */
function keptOf({ draft }: Pick<Post, 'draft'>): Partial<PostForm> {
  return postForm.partial().safeParse(draft ?? {}).data ?? {}
}

/** Kinds of files by their ids, of those of a post. */
type Kinds = ReadonlyMap<string, string>

/**
 * The fields of a post that say what the form does. Its kind follows from what it shows; answers without words, and
 * files that are gone, are left out.
 */
export function postDataOf(form: PostForm, kinds: Kinds) {
  const { caption, body, poll, visibility, tiers } = form
  const media = form.media.filter(({ file }) => kinds.has(file))
  const shows = (kind: string) => media.some(({ file }) => kinds.get(file) === kind)
  const type = poll ? 'poll' : shows('video') ? 'video' : shows('audio') ? 'audio' : 'image'
  return {
    type,
    caption: caption.trim() === '' ? untitled : caption,
    body,
    media: media.map(({ file, name, poster }) => ({
      file,
      name,
      poster: poster && kinds.get(poster) === 'image' ? poster : null,
    })),
    poll: {
      question: poll?.question ?? '',
      options: (poll?.options ?? []).filter(({ text }) => text.trim() !== ''),
      closesAt: poll?.closesAt ?? null,
    },
    visibility,
    tiers: visibility === 'tiers' ? tiers : [],
  } as const
}

/** A post as it would be shown with what was written last. */
export function asWritten(post: Post, kinds: Kinds): Post {
  const { poll, ...data } = postDataOf(writtenForm(post), kinds)
  return { ...post, ...data, media: [...data.media], poll: { ...poll }, bodyHtml: null }
}
