import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { emailLockEndpoints } from '@/plugins/visual-editor/emails/lock-endpoints'
import { ownEmail, storedForm, templateOf } from '@/plugins/visual-editor/emails/own-email'
import {
  discardDraft,
  publishEmail,
  resetEmail,
  saveEmail,
} from '@/plugins/visual-editor/emails/save-email'
import {
  type EmailPreview,
  type EmailTest,
  emailBlockData,
  emailPreviewAnswer,
  emailRevision,
  emailTestAnswer,
  emailToSave,
  ownEmailPath,
  storedEmail,
  type WrittenEmail,
  writtenEmail,
} from '@/src/core/contracts/audience/emails'
import { sampleFacts } from '@/src/core/email/sample'
import type { EmailTemplate } from '@/src/core/email/template'
import { AppError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { prepareWritten } from '@/src/server/mail/compose-template'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { proxyPictures } from '@/src/server/mail/proxy-pictures'
import { queueMail } from '@/src/server/mail/queue-mail'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

const { maxBytes } = limits.pageDocument

const ofOwner = {
  params: ownEmailPath,
  subject: 'emails',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  failures: ['NOT_FOUND'],
} as const

const read = definePublicEndpoint({
  ...ofOwner,
  method: 'get',
  path: '/:profileId/emails/:key',
  summary: "One of the site's emails as it is written, the draft first, else as shipped",
  answer: storedEmail,
  rateLimit: 'emailRead',
  run: async ({ req, params: { profileId, key } }) => {
    const template = templateOf(key)
    return storedForm(template, await ownEmail(req, profileId, key))
  },
})

const save = definePublicEndpoint({
  ...ofOwner,
  method: 'put',
  path: '/:profileId/emails/:key',
  summary: "Stores the artist's own form of an email as a draft; nothing is sent like it yet",
  answer: storedEmail,
  body: emailToSave,
  maxBytes,
  failures: ['NOT_FOUND', 'STALE_REVISION'],
  rateLimit: 'emailChange',
  run: ({ req, params: { profileId, key }, body }) =>
    saveEmail(req, profileId, templateOf(key), body),
})

const ofDraft = {
  ...ofOwner,
  method: 'post',
  answer: storedEmail,
  body: emailRevision,
  failures: ['NOT_FOUND', 'STALE_REVISION'],
  rateLimit: 'emailChange',
} as const

const publish = definePublicEndpoint({
  ...ofDraft,
  path: '/:profileId/emails/:key/publish',
  summary: 'Sends an email as its draft says from then on',
  run: ({ req, params: { profileId, key }, body: { rev } }) =>
    publishEmail(req, profileId, templateOf(key), rev),
})

const discard = definePublicEndpoint({
  ...ofDraft,
  path: '/:profileId/emails/:key/discard',
  summary: 'Gives up the draft of an email; answers what is sent',
  run: ({ req, params: { profileId, key }, body: { rev } }) =>
    discardDraft(req, profileId, templateOf(key), rev),
})

const reset = definePublicEndpoint({
  ...ofOwner,
  method: 'delete',
  path: '/:profileId/emails/:key',
  summary: "Gives up the artist's own form of an email; answers the shipped one",
  answer: storedEmail,
  failures: ['NOT_FOUND', 'CONFLICT'],
  rateLimit: 'emailChange',
  run: ({ req, params: { profileId, key } }) => resetEmail(req, profileId, templateOf(key)),
})

const preview = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:profileId/emails/:key/preview',
  summary: 'An email that is being written, with sample values, as people would get it',
  answer: emailPreviewAnswer,
  body: writtenEmail,
  maxBytes,
  rateLimit: 'emailChange',
  run: async ({ params: { profileId, key }, body }) => {
    const mail = await renderDraft(profileId, templateOf(key), body)
    return { ...mail, html: await proxyPictures(profileId, mail.html) }
  },
})

const test = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:profileId/emails/:key/test',
  summary: 'Sends an email that is being written to the artist alone, with sample values',
  answer: emailTestAnswer,
  body: writtenEmail,
  maxBytes,
  rateLimit: 'emailTest',
  run: async ({ req, params: { profileId, key }, body }) =>
    sendTest(req, profileId, templateOf(key), body),
})

const blockData = definePublicEndpoint({
  ...ofOwner,
  method: 'post',
  path: '/:profileId/emails/:key/block-data',
  summary: 'What blocks of an email with the given settings show',
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  body: emailBlockData,
  maxBytes,
  rateLimit: 'emailRead',
  run: async ({ params: { profileId, key }, body }) => {
    templateOf(key)
    const site = await getSiteOf(profileId)
    if (!site) {
      throw new AppError('NOT_FOUND')
    }
    // The blocks' pictures import CSS, which tools that load the config alone cannot read.
    const [{ loadCanvasData }, { serverBlocks }] = await Promise.all([
      import('@/plugins/visual-editor/canvas-data'),
      import('@/email-blocks/_generated/server'),
    ])
    return { data: await loadCanvasData(site, body.blocks, serverBlocks) }
  },
})

/** Calls about the emails that a site sends, below `/api/profiles`. */
export const emailEndpoints: Endpoint[] = [
  read,
  save,
  publish,
  discard,
  reset,
  preview,
  test,
  blockData,
  ...emailLockEndpoints,
]

/**
 * Sends an email that is being written to the signed-in owner alone, with sample values.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
async function sendTest(
  req: PayloadRequest,
  profileId: string,
  template: EmailTemplate,
  written: WrittenEmail,
): Promise<EmailTest> {
  const to = req.user?.email
  if (!to) {
    throw new AppError('NOT_SIGNED_IN')
  }
  const { subject, html, text } = await renderDraft(profileId, template, written)
  await queueMail(req, {
    profileId,
    to,
    subject: `Test: ${subject}`,
    html,
    text,
    kind: 'email-test',
    about: null,
    dedupeKey: `email-test:${randomUUID()}`,
  })
  return { to, hasMailServer: hasMailServer() }
}

/**
 * An email that is being written, as people would get it, with sample values. Words that it needs may
 * still be missing; its blocks must hang together.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
async function renderDraft(
  profileId: string,
  template: EmailTemplate,
  { subject, layout }: WrittenEmail,
): Promise<EmailPreview> {
  const checked = checkDocument(layout, emailBlocks().definitions, layout)
  if ('problems' in checked) {
    const [problem] = checked.problems
    throw refusalOf([{ field: 'layout', message: problem?.message ?? '' }])
  }
  const { document } = checked
  const compose = await prepareWritten(profileId, template, { subject, document })
  const [site, url] = await Promise.all([getSiteOf(profileId), siteOrigin(profileId)])
  const mail = compose(sampleFacts(template, { name: site?.profile.name ?? '', url: url ?? '' }))
  return { subject: mail.subject, html: mail.html, text: mail.text }
}
