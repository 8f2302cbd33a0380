import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { contactBody } from '@/src/core/contracts/audience/contact'
import { slugs } from '@/src/core/slugs'
import { defineFormPost } from '@/src/server/form-post'
import { composeTemplate } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteStaff } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

/**
 * Keeps what a visitor wrote and mails it to the site's owners, both or neither. Whatever fills in the
 * hidden field must not learn that nobody reads it.
 */
async function takeMessage(
  req: PayloadRequest,
  written: z.output<typeof contactBody>,
): Promise<void> {
  const { profileId, name, email, message, website } = written
  if (website) {
    return
  }
  const mail = await composeTemplate(profileId, 'contact', {
    values: { 'contact.name': name, 'contact.email': email, 'contact.message': message },
  })
  await withTx(req, async () => {
    const { id } = await req.payload.create({
      collection: slugs.contactMessages,
      data: { profile: profileId, name, email, message },
      depth: 0,
      req,
    })
    const owners = await siteStaff(req, profileId, 'messages')
    const about = { type: slugs.contactMessages, id }
    await mailOwners(req, owners, { profileId, replyTo: email, about, fact: id, ...mail })
  })
}

export const contactEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'post',
    path: '/public/websites/contact',
    summary: 'Write to the artist',
    answer: z.strictObject({ sent: z.literal(true) }),
    body: contactBody,
    rateLimit: 'contact',
    run: async ({ req, body }) => {
      await takeMessage(req, body)
      return { sent: true }
    },
  }),
  defineFormPost({
    place: 'contact',
    path: '/public/websites/contact/form',
    summary: 'Write to the artist, by a form of the same site',
    body: contactBody,
    rateLimit: 'contact',
    run: async ({ req, body }) => {
      await takeMessage(req, body)
      return 'sent'
    },
  }),
]
