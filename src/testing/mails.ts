import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { type MailToQueue, queueMail } from '@/src/server/mail/queue-mail'

/** Queues a mail about a made-up fact. */
export async function writeMail(
  payload: Payload,
  dedupeKey: string,
  mail: Partial<MailToQueue> = {},
): Promise<void> {
  await queueMail(await createLocalReq({}, payload), {
    profileId: null,
    to: 'fan@example.com',
    subject: 'Your order',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    kind: 'receipt',
    about: null,
    ...mail,
    dedupeKey,
  })
}

/** The one mail of the log that is about a fact. */
export async function readMail(payload: Payload, dedupeKey: string) {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: dedupeKey } },
  })
  expect(docs).toHaveLength(1)
  return docs[0]
}

/** As if the wait for the next try were over. */
export async function letMailsBeDue(payload: Payload): Promise<void> {
  await payload.db.pool.query(
    `update mail_log set next_try_at = now() - interval '1 second' where next_try_at is not null`,
  )
}
