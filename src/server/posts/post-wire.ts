import { hasAccess, type PostViewer } from '@/src/access/post-access'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type {
  LockedMediaWire,
  PollWire,
  PostMediaWire,
} from '@/src/core/contracts/members/post-answers'
import type { PostView, PostVisibility } from '@/src/core/contracts/members/posts'
import type { PictureSize } from '@/src/core/contracts/pages/media-answers'
import { tiersThatOpen } from '@/src/core/memberships/tiers-that-open'
import { pollPercentages } from '@/src/core/polls/poll-percentages'
import type { PostActivity } from '@/src/server/posts/post-activity'
import { postFileUrl } from '@/src/server/posts/post-file-link'
import type { PostRules } from '@/src/server/posts/post-viewer'
import type { PostFileRecord, PostRecord } from '@/src/server/site-data/post-records'

export type PostContext = {
  viewer: PostViewer
  rules: PostRules
  tiers: readonly TierView[]
  now: Date
  /** It is previewed by who writes it: its files are theirs to see before it is published. */
  isPreview?: boolean
}

/** A post as one viewer may see it. This is where what is locked stays behind. */
export function toPostView(
  post: PostRecord,
  activity: PostActivity,
  context: PostContext,
): PostView {
  const { viewer, rules } = context
  const isOpen = hasAccess(post, viewer)
  return {
    id: post.id,
    type: post.type,
    caption: post.caption,
    body: isOpen ? post.body : '',
    text: isOpen ? post.text : null,
    publishedAt: post.publishedAt,
    visibility: post.visibility,
    tiers: tiersThatOpen(post, context.tiers),
    likes: activity.likes,
    comments: activity.comments,
    liked: viewer.isSignedIn ? activity.liked : null,
    saved: viewer.isSignedIn ? activity.saved : null,
    hasAccess: isOpen,
    media: post.media.map((entry) =>
      isOpen
        ? openMedia(post, entry, context.isPreview ? 'writer' : post.visibility)
        : lockedMedia(entry, rules.lockedPreviews),
    ),
    poll: post.poll && toPollWire(post.id, post.poll, activity, context.now),
  }
}

/** Votes for an answer that was taken away since do not count; who gave one may vote again. */
export function toPollWire(
  pollId: string,
  poll: NonNullable<PostRecord['poll']>,
  { votes, votedOptionId: voted }: Pick<PostActivity, 'votes' | 'votedOptionId'>,
  now: Date,
): PollWire {
  const isClosed = isPollClosed(poll, now)
  const votedOptionId = poll.options.some(({ id }) => id === voted) ? voted : null
  const showsResult = isClosed || votedOptionId !== null
  const counts = poll.options.map(({ id }) => votes[id] ?? 0)
  const percentages = pollPercentages(counts)
  return {
    id: pollId,
    question: poll.question,
    options: poll.options.map(({ id, text }, index) => ({
      id,
      text,
      votes: showsResult ? (counts[index] ?? 0) : null,
      percent: showsResult ? (percentages[index] ?? 0) : null,
    })),
    totalVotes: counts.reduce((sum, count) => sum + count, 0),
    votedOptionId,
    closesAt: poll.closesAt,
    isClosed,
  }
}

export function isPollClosed({ closesAt }: { closesAt: string | null }, now: Date): boolean {
  return closesAt !== null && Date.parse(closesAt) <= now.getTime()
}

type Entry = PostRecord['media'][number]

function openMedia(
  { id: postId }: PostRecord,
  { name, file, poster }: Entry,
  reader: PostVisibility | 'writer',
): PostMediaWire {
  const { width, height } = shapeOf({ file, poster })
  const url = postFileUrl({ postId, fileId: file.id }, reader)
  const sizesOf = (picture: PostFileRecord): PictureSize[] =>
    picture.sizes
      .filter((size, index, all) => all.findIndex((each) => each.width === size.width) === index)
      .map((size) => ({
        url: postFileUrl({ postId, fileId: picture.id, size: size.name }, reader),
        width: size.width,
        height: size.height,
      }))
  return {
    id: file.id,
    type: file.type,
    url,
    name,
    alt: file.alt,
    width,
    height,
    sizes: sizesOf(file),
    poster: (poster && sizesOf(poster).at(-1)) ?? null,
  }
}

function lockedMedia({ file, poster }: Entry, showsPreview: boolean): LockedMediaWire {
  const { width, height } = shapeOf({ file, poster })
  const preview = showsPreview ? (poster ?? file).blur : ''
  return { type: file.type, width, height, preview }
}

/** Of a film or a recording only its picture tells. */
function shapeOf({ file, poster }: Pick<Entry, 'file' | 'poster'>) {
  return file.width > 0 || !poster ? file : poster
}
