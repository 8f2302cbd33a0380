import type { Seeding } from '@/scripts/seed/seeding'
import { startOfNewsletter } from '@/src/core/email/newsletter-form'
import { shippedTemplate } from '@/src/core/email/registry'
import { slugs } from '@/src/core/slugs'

const subject = 'A new song, and where to hear it first'
const text = [
  'Hi {{firstName}},',
  'the new song is done. It began as a hum on a train and ended up with eleven voices on it, most of them mine.',
  'You hear it before anyone else: it is in the store from Friday, and I play it live for the first time the week after.',
  'Thank you for listening, it keeps this going.',
].join('\n\n')

/** A newsletter that is written and waits to be sent, to look at and to go on with. */
export async function seedNewsletter(
  { payload, req }: Seeding,
  { profileId, listId }: { profileId: string; listId: string },
): Promise<void> {
  const words = { subject, previewText: 'Before it is anywhere else', text }
  const { document } = startOfNewsletter(shippedTemplate('newsletter'), words)
  await payload.create({
    collection: slugs.newsletters,
    data: {
      profile: profileId,
      subject,
      audience: 'list',
      list: listId,
      layout: document,
      rev: 0,
      state: 'draft',
    },
    req,
  })
}
