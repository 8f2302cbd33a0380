import type { Endpoint, PayloadRequest } from 'payload'
import { previewNewsletter, sendTest } from '@/plugins/newsletters/send-test'
import {
  emailPreviewAnswer,
  emailTestAnswer,
  emailToSave,
  storedEmail,
  type WrittenEmail,
  writtenEmail,
} from '@/src/core/contracts/audience/emails'
import { idParams } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Newsletter } from '@/src/payload-types'
import {
  saveNewsletter,
  startOver,
  writtenNewsletter,
} from '@/src/server/newsletters/written-newsletter'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const { maxBytes } = limits.pageDocument
const path = '/:id/layout'
const ofOwner = { params: idParams, subject: 'audience' } as const

const read = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  path,
  summary: "A newsletter as it is written; until then, as the artist's newsletters begin",
  answer: storedEmail,
  rateLimit: 'emailRead',
  run: async ({ req, params: { id } }) =>
    writtenNewsletter(await requireOwnDocument(req, slugs.newsletters, id)),
})

const save = definePublicEndpoint({
  ...ofOwner,
  method: 'put',
  path,
  summary: 'Stores what a newsletter says; it is sent when the artist sends it',
  answer: storedEmail,
  body: emailToSave,
  maxBytes,
  failures: ['FORBIDDEN', 'STALE_REVISION'],
  rateLimit: 'emailChange',
  run: ({ req, params: { id }, body }) => saveNewsletter(req, id, body),
})

const reset = definePublicEndpoint({
  ...ofOwner,
  method: 'delete',
  path,
  summary: "Gives up what a newsletter says, and begins again from the artist's template",
  answer: storedEmail,
  failures: ['FORBIDDEN', 'CONFLICT'],
  rateLimit: 'emailChange',
  run: ({ req, params: { id } }) => startOver(req, id),
})

const preview = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: `${path}/preview`,
  summary: 'A newsletter that is being written, as people would get it',
  answer: emailPreviewAnswer,
  body: writtenEmail,
  maxBytes,
  failures: ['CONFLICT'],
  rateLimit: 'emailChange',
  run: async ({ req, params: { id }, body }) =>
    previewNewsletter(req, await withWords(req, id, body)),
})

const test = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: `${path}/test`,
  summary: 'Sends a newsletter that is being written to the artist alone',
  answer: emailTestAnswer,
  body: writtenEmail,
  maxBytes,
  failures: ['CONFLICT'],
  rateLimit: 'newsletterTest',
  run: async ({ req, params: { id }, body }) => sendTest(req, await withWords(req, id, body)),
})

async function withWords(
  req: PayloadRequest,
  id: string,
  { subject, layout }: WrittenEmail,
): Promise<Newsletter> {
  return { ...(await requireOwnDocument(req, slugs.newsletters, id)), subject, layout }
}

/** Calls of the editor of a newsletter, below `/api/newsletters`. */
export const writingEndpoints: Endpoint[] = [read, save, reset, preview, test]
