import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { contactBody } from '@/src/core/contracts/audience/contact'
import { slugs } from '@/src/core/slugs'
import { composeTemplate } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteOwners } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

type Message = { profileId: string; name: string; email: string; message: string }

/** Keeps what a visitor wrote and mails it to the site's owners, both or neither. */
async function saveContactMessage(req: PayloadRequest, written: Message): Promise<void> {
  const { profileId, name, email, message } = written
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
    const owners = await siteOwners(req, profileId)
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
    run: async ({ req, body: { website, ...message } }) => {
      // Whatever fills in the hidden field must not learn that nobody reads it.
      if (!website) {
        await saveContactMessage(req, message)
      }
      return { sent: true }
    },
  }),
]
