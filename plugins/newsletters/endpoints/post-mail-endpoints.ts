import type { Endpoint } from 'payload'
import { type PostMail, postMailAnswer } from '@/src/core/contracts/audience/newsletters'
import { idParams } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { mailAboutPost, postMailOf } from '@/src/server/newsletters/post-mail'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const path = '/:id/mail'

const read = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'The mail about a post, and how many would get it',
  answer: postMailAnswer,
  params: idParams,
  subject: 'posts',
  rateLimit: 'newsletterRead',
  run: async ({ req, params: { id } }): Promise<PostMail> =>
    postMailOf(req, await requireOwnDocument(req, slugs.posts, id)),
})

const send = definePublicEndpoint({
  method: 'post',
  path,
  summary: 'Tells those who may see a post about it, once, as soon as it is shown',
  answer: postMailAnswer,
  params: idParams,
  subject: 'posts',
  failures: ['CONFLICT', 'VALIDATION_FAILED'],
  rateLimit: 'newsletterChange',
  run: async ({ req, params: { id } }): Promise<PostMail> => {
    const post = await requireOwnDocument(req, slugs.posts, id)
    await mailAboutPost(req, post)
    return postMailOf(req, post)
  },
})

/** Calls about the mail of a post, below `/api/posts`. */
export const postMailEndpoints: Endpoint[] = [read, send]
