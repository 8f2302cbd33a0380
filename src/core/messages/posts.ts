import { limits } from '@/src/core/limits'

export const postsMessages = {
  title: 'Posts',
  /** Begins the subject of the mail about a post that has no words. */
  withoutWords: 'New post',
  none: 'No posts found',
  noneMatching: 'No posts found matching your filters',
  lockedTitle: 'Content Locked',
  lockedText: 'Subscribe to access this content',
  subscribe: 'Subscribe',
  availableTo: (tiers: string) => `Available to ${tiers}`,
  pollClosed: 'Poll is closed',
  otherKindOfFile:
    'Posts cannot show this kind of file. They take pictures (JPEG, PNG, WebP, GIF, AVIF), films (MP4), recordings (MP3, M4A, WAV) and PDF.',
  unplayedRecording:
    'Many browsers do not play how this recording is written. Save it as MP3, or as WAV of 16 or 24 bits, and choose that one.',
  commentTooLong: `A comment may have at most ${limits.comment.contentMax} characters`,
  likeFailed: 'Could not save your like',
  saveFailed: 'Could not save this post',
  commentFailed: 'Could not post your comment. Try again.',
  commentNotDeleted: 'Could not delete your comment',
  commentNotReported: 'Could not report this comment',
  commentReported: 'Thank you. The artist will look at it.',
  commentsBlocked:
    'The artist has turned off commenting for your account. Everything else works as before.',
  postGone: 'That post is not there any longer, or not for you to see.',
  commentGone: 'That comment is not there any longer, or not for you to see.',
  confirmToComment: 'Your comment waits here until you have used the link that we mailed you.',
  logInToComment: 'Log in to comment',
  commentsNotLoaded: 'The comments could not be loaded.',
  noComments: 'No comments yet',
  vote: 'Vote',
  voteFailed: 'Could not save your vote',
  voted: 'Your vote counts',
  liked: 'Liked',
  unliked: 'Like taken back',
  saved: 'Saved',
  unsaved: 'No longer saved',
  everyMember: 'everyone with an account',
  votes: (count: number) => `${count} ${count === 1 ? 'vote' : 'votes'}`,
} as const
