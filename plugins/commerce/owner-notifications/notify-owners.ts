import type { PayloadRequest } from 'payload'
import { ordersPath } from '@/src/admin/studio-paths'
import type { Subject } from '@/src/core/access/site-roles'
import { deletedEmail } from '@/src/core/deleted-account'
import { type MailName, mailsSwitchedBy } from '@/src/core/email/registry'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { type MailInput, type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import type { MailSubject } from '@/src/server/mail/queue-mail'
import { siteStaff } from '@/src/server/owner'

/** News by mail, and what those who get it must be allowed to see. */
const subjects = {
  'new-order': 'orders',
  'order-review': 'orders',
  'new-member': 'members',
} as const satisfies Partial<Record<MailName, Subject>>

type OwnerNews = keyof typeof subjects

/** Whom some news goes to, and how it is written. */
export type OwnerMailer = {
  owners: readonly Pick<User, 'id' | 'email'>[]
  compose: PreparedMail['compose']
}

/** Asked for before the transaction, because it may need connections of its own. */
export async function ownerMailer(
  req: PayloadRequest,
  profileId: string,
  news: OwnerNews,
): Promise<OwnerMailer> {
  const [owners, { compose }] = await Promise.all([
    siteStaff(req, profileId, subjects[news]),
    prepareMail(profileId, news),
  ])
  const isAlways = !mailsSwitchedBy('sales').includes(news)
  return { owners: owners.filter(({ mailsOrders }) => isAlways || mailsOrders), compose }
}

type Told = {
  profileId: string
  /** Names the fact: each owner hears of it once. */
  fact: string
  /** The fan that it is about, who gets the answer. */
  fanEmail: string
  about: MailSubject
  input: MailInput
}

/** Writes to everybody of a site who may and wants to hear of it, in the transaction of `req`. */
export async function notifyOwners(
  req: PayloadRequest,
  { owners, compose }: OwnerMailer,
  { profileId, fact, about, fanEmail, input }: Told,
): Promise<void> {
  if (owners.length === 0) {
    return
  }
  const { values, ...rest } = input
  const { admin } = req.payload.config.routes
  const place = about.type === slugs.orders ? ordersPath : `/collections/${about.type}`
  const url = `${env().adminOrigin}${admin}${place}/${about.id}`
  const mail = compose({ ...rest, values: { ...values, 'admin.url': url } })
  const replyTo = fanEmail === deletedEmail ? undefined : fanEmail
  await mailOwners(req, owners, { profileId, replyTo, about, fact, ...mail })
}
