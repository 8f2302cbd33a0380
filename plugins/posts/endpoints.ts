import type { Endpoint } from 'payload'
import { listPosts } from '@/plugins/posts/server/list-posts'
import { copyPost, deletePost, makePost } from '@/plugins/posts/server/make-post'
import { setPostState } from '@/plugins/posts/server/post-state'
import { previewPost } from '@/plugins/posts/server/preview-post'
import { readPost, standingOf } from '@/plugins/posts/server/read-post'
import { savePost } from '@/plugins/posts/server/save-post'
import {
  postBody,
  postForm,
  postPreviewBody,
  postStateBody,
  postsPath,
  writtenPostPath,
  writtenPostsQuery,
} from '@/src/core/contracts/members/post-form'
import {
  newPostAnswer,
  postPreviewAnswer,
  writtenPostAnswer,
  writtenPostsAnswer,
} from '@/src/core/contracts/members/post-form-answers'
import { cursorQuery, pageOf, postItem } from '@/src/core/contracts/owner-api/lists'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { byKey } from '@/src/server/owner-api/by-key'
import { changerOf } from '@/src/server/owner-api/change-fields'
import { listByCursor } from '@/src/server/owner-api/list-by-cursor'
import { writtenForm } from '@/src/server/posts/written-post'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

const path = '/:profileId/posts'
const ownedProfile = ({ params }: { params: { profileId: string } }) => params.profileId
// The words, and the rest of the form.
const maxBytes = limits.richText.bytesMax + 100_000
const postChanges = postForm.partial()
const ofSite = { params: postsPath, subject: 'posts', ownedProfile } as const
const ofPost = { params: writtenPostPath, subject: 'posts', ownedProfile } as const

const list = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary:
    'The posts of a site as its artist works on them: drafts, planned ones, those that are shown',
  answer: writtenPostsAnswer,
  query: writtenPostsQuery,
  rateLimit: 'postRead',
  run: ({ req, params: { profileId }, query }) => listPosts(req, { ...query, profileId }),
})

const make = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A new post to write on; one that was left as it was made is given again',
  answer: newPostAnswer,
  rateLimit: 'postChange',
  run: async ({ req, params: { profileId } }) => ({ id: await makePost(req, profileId) }),
})

const read = definePublicEndpoint({
  ...ofPost,
  method: 'get',
  path: `${path}/:postId`,
  summary: 'A post as its artist works on it',
  answer: writtenPostAnswer,
  rateLimit: 'postRead',
  run: ({ req, params: { profileId, postId } }) => readPost(req, profileId, postId),
})

const save = definePublicEndpoint({
  ...ofPost,
  method: 'put',
  path: `${path}/:postId`,
  summary: 'Stores what an artist wrote of a post, as a whole; what visitors see of it stays',
  answer: writtenPostAnswer,
  body: postBody,
  maxBytes,
  failures: ['STALE_REVISION'],
  rateLimit: 'postChange',
  run: ({ req, params: { profileId, postId }, body }) =>
    savePost(req, { profileId, id: postId, ...body }),
})

const setState = definePublicEndpoint({
  ...ofPost,
  method: 'post',
  path: `${path}/:postId/state`,
  summary: 'Shows a post, at once or from a moment on, with or without a mail, or takes it back',
  answer: writtenPostAnswer,
  body: postStateBody,
  failures: ['CONFLICT', 'FORBIDDEN'],
  rateLimit: 'postChange',
  run: ({ req, params: { profileId, postId }, body }) =>
    setPostState(req, { profileId, id: postId, ...body }),
})

const preview = definePublicEndpoint({
  ...ofPost,
  method: 'post',
  path: `${path}/:postId/preview`,
  summary: 'An address at which a post can be seen for a few minutes as one viewer would',
  answer: postPreviewAnswer,
  body: postPreviewBody,
  right: 'read',
  rateLimit: 'postRead',
  run: ({ req, params: { profileId, postId }, body }) =>
    previewPost(req, { profileId, id: postId, ...body }),
})

const copy = definePublicEndpoint({
  ...ofPost,
  method: 'post',
  path: `${path}/:postId/copy`,
  summary: 'A draft with everything of a post',
  answer: newPostAnswer,
  rateLimit: 'postChange',
  run: async ({ req, params: { profileId, postId } }) => ({
    id: await copyPost(req, profileId, postId),
  }),
})

const remove = definePublicEndpoint({
  ...ofPost,
  method: 'delete',
  path: `${path}/:postId`,
  summary: 'Deletes a post that visitors do not see',
  failures: ['CONFLICT'],
  rateLimit: 'postChange',
  run: ({ req, params: { profileId, postId } }) => deletePost(req, profileId, postId),
})

const changeOf = changerOf({ read: readPost, save: savePost })

const makeFilled = definePublicEndpoint({
  ...ofSite,
  method: 'post',
  path,
  summary: 'A draft of a post with what is given',
  answer: writtenPostAnswer,
  status: 201,
  body: postChanges,
  maxBytes,
  rateLimit: 'postChange',
  run: ({ req, params: { profileId }, body }) =>
    withTx(req, async () => changeOf(req, profileId, await makePost(req, profileId), body)),
})

const changeSome = definePublicEndpoint({
  ...ofPost,
  method: 'patch',
  path: `${path}/:postId`,
  summary: 'Changes what is given of a post; what visitors see of it stays until it is shown again',
  answer: writtenPostAnswer,
  body: postChanges,
  maxBytes,
  failures: ['STALE_REVISION'],
  rateLimit: 'postChange',
  run: ({ req, params: { profileId, postId }, body }) => changeOf(req, profileId, postId, body),
})

const listNewest = definePublicEndpoint({
  ...ofSite,
  method: 'get',
  path,
  summary: 'The posts of the site, the newest first; drafts and planned ones too',
  answer: pageOf(postItem),
  query: cursorQuery,
  rateLimit: 'postRead',
  run: ({ req, params: { profileId }, query }) =>
    listByCursor(req, {
      ...query,
      collection: slugs.posts,
      profileId,
      toItem: (post) => {
        const { id, createdAt, updatedAt, visibility } = post
        const { state, publishedAt } = standingOf(post, null)
        const { caption } = writtenForm(post)
        return { id, createdAt, updatedAt, caption, state, publishedAt, visibility }
      },
    }),
})

/** Those that keys of the API may make. */
export const postCallsByKey: Endpoint[] = [
  byKey(listNewest, '/posts'),
  byKey(makeFilled, '/posts'),
  byKey(read, '/posts/:postId'),
  byKey(changeSome, '/posts/:postId'),
  byKey(setState, '/posts/:postId/state'),
  byKey(remove, '/posts/:postId'),
]

/** Calls about posts as they are written, below `/api/profiles`. */
export const writtenPostEndpoints: Endpoint[] = [
  list,
  make,
  read,
  save,
  setState,
  preview,
  copy,
  remove,
]
