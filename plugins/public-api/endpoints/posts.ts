import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requirePost, requireWrittenPost } from '@/plugins/public-api/require-post'
import { anonymousViewer, hasAccess } from '@/src/access/post-access'
import { idParams } from '@/src/core/contracts/ids'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import { postAnswer, postListAnswer } from '@/src/core/contracts/members/post-answers'
import { listPostsQuery, postFileParams, postFileSizes } from '@/src/core/contracts/members/posts'
import type { Paginated } from '@/src/core/contracts/products/products'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { shownText } from '@/src/rich-text/shown-text'
import { isGenuineLink } from '@/src/server/posts/post-file-link'
import { postPreviewViewerOf, previewViewerOf } from '@/src/server/posts/preview-viewer'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import {
  getWrittenPost,
  listPostsAs,
  listPostsFor,
  listPostsForAll,
  type PostRecord,
  postFor,
  preparePost,
  preparePosts,
  previewedPost,
} from '@/src/server/site-data'
import { contentDisposition } from '@/src/server/storage/content-type'
import { sendFile } from '@/src/server/storage/send-file'
import { requireTenant } from '@/src/server/tenancy'

const list = definePublicEndpoint({
  method: 'get',
  path: '/public/posts',
  summary: 'The posts of a site, each as the caller may see it, newest first',
  answer: postListAnswer,
  query: listPostsQuery,
  account: 'optional',
  rateLimit: 'search',
  isCounted: ({ filter }) => Boolean(filter.query),
  run: async ({ req, query, account }): Promise<Paginated<PostWire>> => {
    const played = await previewViewerOf(req, query.profileId)
    const asked = played
      ? listPostsAs(played, query)
      : account
        ? listPostsFor(req, account, query)
        : listPostsForAll(query)
    return preparePosts(query.profileId, await asked, shownText)
  },
})

const one = definePublicEndpoint({
  method: 'get',
  path: '/public/posts/:id',
  summary: 'One post as the caller may see it, with fresh addresses of its files',
  answer: postAnswer,
  params: idParams,
  account: 'optional',
  run: async ({ req, params, host, account }): Promise<PostWire> => {
    const { profileId, post } = await requirePost({ host, postId: params.id })
    const seen = await postFor(profileId, account, post, await previewViewerOf(req, profileId))
    return preparePost(profileId, seen, shownText)
  },
})

/** What only a preview shows, where its site is not online either: the token says which post it is. */
const preview = definePublicEndpoint({
  method: 'get',
  path: '/public/posts/:id/preview',
  summary: 'A post as it was written last, for whom its writer plays in a preview',
  answer: postAnswer,
  params: idParams,
  answersOffline: true,
  run: async ({ req, params, host }): Promise<PostWire> => {
    const { profileId } = await requireTenant(host)
    const viewer = await postPreviewViewerOf(req, { postId: params.id, profileId })
    const post = viewer && (await getWrittenPost(profileId, params.id))
    if (!post) {
      throw new AppError('NOT_FOUND')
    }
    return preparePost(profileId, await previewedPost(profileId, post, viewer), shownText)
  },
})

const linkQuery = z.object({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
  /** The file is shown in a preview of the post to who writes it. */
  writer: z.stringbool().optional(),
})

/**
 * Browsers send no token with pictures and films, so the address itself says that its holder was
 * found to have access. Files of public posts need no proof.
 */
const files = ['', '/:size'].map((size) =>
  definePublicEndpoint({
    method: 'get',
    path: `/public/posts/:id/files/:fileId${size}`,
    summary: size ? 'A smaller copy of a picture of a post' : 'A file of a post',
    params: postFileParams,
    query: linkQuery,
    status: 200,
    failures: ['FORBIDDEN'],
    run: async ({ req, params, query, host }): Promise<Response> => {
      const { id: postId, ...file } = params
      const isGenuine = isGenuineLink({ postId, ...file }, query)
      const isWriter = query.writer === true && isGenuine
      const { post } = await (isWriter ? requireWrittenPost : requirePost)({ host, postId })
      const isPublic = !isWriter && hasAccess(post, anonymousViewer)
      if (!isPublic && !isGenuine) {
        throw new AppError('FORBIDDEN')
      }
      const found = findFile(post, file)
      if (!found) {
        throw new AppError('NOT_FOUND')
      }
      const maxAge = isPublic ? 3600 : limits.gatedFile.linkSeconds
      return sendFile(req, found.key, {
        'cache-control': `private, max-age=${maxAge}`,
        'content-disposition': contentDisposition(found.fileName, 'inline'),
      })
    },
  }),
)

type StoredName = { key: string; fileName: string }
type Asked = Pick<z.output<typeof postFileParams>, 'fileId' | 'size'>

function findFile({ media }: PostRecord, { fileId, size }: Asked): StoredName | undefined {
  const file = media
    .flatMap(({ file, poster }) => [file, poster])
    .find((each) => each?.id === fileId)
  const isWhole = !size || !postFileSizes.some((copy) => copy === size)
  const copy = file?.sizes.find(({ name }) => name === size)
  if (isWhole || !file) {
    return file ?? undefined
  }
  return copy && { key: copy.key, fileName: `${file.fileName}.webp` }
}

export const postEndpoints: Endpoint[] = [list, ...files, preview, one]
