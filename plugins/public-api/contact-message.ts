import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { composeTemplate } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteOwners } from '@/src/server/site-owners'
import { withTx } from '@/src/server/transaction'

type Message = { profileId: string; name: string; email: string; message: string }

/** Keeps what a visitor wrote and mails it to the site's owners, both or neither. */
export async function keepMessage(req: PayloadRequest, written: Message): Promise<void> {
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
    await mailOwners(req, owners, { profileId, replyTo: email, kind: 'contact', fact: id, ...mail })
  })
}
