import type { PayloadRequest } from 'payload'
import { deletedEmail } from '@/src/core/deleted-account'
import { env } from '@/src/core/env'
import type { User } from '@/src/payload-types'
import {
  type ComposeMail,
  type MailInput,
  prepareTemplate,
} from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteOwners } from '@/src/server/owner'

/** What artists hear of their shop: `order-review` whether they want such mails or not. */
type News = 'new-order' | 'new-member' | 'order-review'

/** Whom some news goes to, and how it is written. */
export type OwnerMailer = {
  news: News
  owners: readonly Pick<User, 'id' | 'email'>[]
  compose: ComposeMail
}

/** Asked for before the transaction, because it may need connections of its own. */
export async function ownerMailer(
  req: PayloadRequest,
  profileId: string,
  news: News,
): Promise<OwnerMailer> {
  const [owners, compose] = await Promise.all([
    siteOwners(req, profileId),
    prepareTemplate(profileId, news),
  ])
  const isAlways = news === 'order-review'
  return { news, owners: owners.filter(({ mailsOrders }) => isAlways || mailsOrders), compose }
}

type Told = {
  profileId: string
  /** Names the fact: each owner hears of it once. */
  fact: string
  /** The fan that it is about, who gets the answer. */
  fanEmail: string
  /** The page that it is about, below the admin's own address: `/collections/orders/…`. */
  adminPath: string
  input: MailInput
}

/** Writes to everybody who works for a site and wants to hear of it, in the transaction of `req`. */
export async function notifyOwners(
  req: PayloadRequest,
  { news, owners, compose }: OwnerMailer,
  { profileId, fact, fanEmail, adminPath, input }: Told,
): Promise<void> {
  if (owners.length === 0) {
    return
  }
  const { values, ...rest } = input
  const url = `${env().adminOrigin}${req.payload.config.routes.admin}${adminPath}`
  const mail = compose({ ...rest, values: { ...values, 'admin.url': url } })
  const replyTo = fanEmail === deletedEmail ? undefined : fanEmail
  await mailOwners(req, owners, { profileId, replyTo, kind: news, fact, ...mail })
}
