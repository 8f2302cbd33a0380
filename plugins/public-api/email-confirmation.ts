import { randomBytes, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { slugs } from '@/src/core/slugs'
import { lockOrdersOf } from '@/src/server/accounts/owned-by-account'
import {
  markEmailVerified,
  moveToNewEmail,
  takeGuestPurchases,
} from '@/src/server/accounts/verified-email'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { endOtherSessions, hashOf, type VisitorAccount } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

type Confirmation = {
  accountId: string
  profileId: string
  /** Where the link goes. */
  email: string
}

/**
 * Mails a link that confirms an address: the account's own, or the one it will change to. A new
 * link makes the former one useless. An address that has another account gets no mail, and nobody
 * is told.
 */
export async function sendConfirmation(
  req: PayloadRequest,
  { accountId, profileId, email }: Confirmation,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const mail = await prepareMail(profileId, 'confirm-email')
  await withTx(req, async () => {
    await runSql(req)`
      update public_accounts
      set email_token_hash = ${hashOf(token)},
        email_token_expires_at =
          now() + make_interval(hours => ${limits.emailConfirmation.validHours}),
        pending_email = nullif(${email}, email)
      where id = ${accountId}`
    const taken = await runSql(req)`
      select 1 from public_accounts
      where profile_id = ${profileId} and email = ${email} and id <> ${accountId}`
    if (taken.length > 0) {
      return
    }
    await mail.queue(req, {
      to: email,
      about: { type: slugs.publicAccounts, id: accountId },
      dedupeKey: `confirm-email:${accountId}:${hashOf(token)}`,
      values: {
        'confirm.url': `${mail.origin}/confirm-email?token=${token}`,
        'confirm.hours': String(limits.emailConfirmation.validHours),
      },
    })
  })
}

type Found = {
  id: string
  profileId: string
  email: string
  pendingEmail: string | null
}

/**
 * Uses up a link from {@link sendConfirmation}.
 *
 * The link counts only together with a session of the account that it was mailed for. Anybody can
 * sign up with an address that is not theirs, or ask to change to one: the reader of the mail must
 * not hand what belongs to the address to that account by a click. The mailbox's owner gets into it
 * by a new password instead, which shuts everybody else out and confirms the address.
 *
 * @param key.account who is signed in
 * @throws {AppError} `VALIDATION_FAILED` when the link is unknown, used or too old, or when the new
 *   address has got an account of its own meanwhile; `FORBIDDEN` when it is another account's
 */
export async function confirmEmail(
  req: PayloadRequest,
  { account: { id, profileId, firstName }, token }: { account: VisitorAccount; token: string },
): Promise<void> {
  const isChange = await isForNewAddress(req, { profileId, token })
  const mail = await prepareMail(profileId, isChange ? 'email-changed' : 'welcome')
  await withTx(req, async () => {
    await lockOrdersOf(req, id)
    // The lock lets one of two uses at the same time find nothing.
    const [account] = await runSql(req)<Found>`
      select id, profile_id as "profileId", email, pending_email as "pendingEmail"
      from public_accounts
      where email_token_hash = ${hashOf(token)} and profile_id = ${profileId}
        and email_token_expires_at > now()
      for update`
    // A link is for one address: another one has another link.
    if (!account || (account.pendingEmail !== null) !== isChange) {
      throw expired()
    }
    if (account.id !== id) {
      throw new AppError('FORBIDDEN', { message: accountAnswers.linkOfOther })
    }
    if (account.pendingEmail) {
      // What was bought for the former address since it was confirmed stays with the account.
      await takeGuestPurchases(req, id)
      await changeEmail(req, { ...account, email: account.pendingEmail })
      await endOtherSessions(req, id)
      const { email: former, pendingEmail: email } = account
      await moveToNewEmail(req, id, { profileId, former, email })
      await mailFormerAddress(req, {
        accountId: id,
        to: account.email,
        mail,
      })
    } else {
      await mail.queue(req, {
        to: account.email,
        about: { type: slugs.publicAccounts, id },
        dedupeKey: `welcome:${id}`,
        values: {
          'customer.firstName': firstName,
          'customer.email': account.email,
          'account.url': `${mail.origin}/account`,
        },
      })
    }
    await runSql(req)`
      update public_accounts
      set email_token_hash = null, email_token_expires_at = null, pending_email = null
      where id = ${account.id}`
    await markEmailVerified(req, account.id)
  })
}

async function isForNewAddress(
  req: PayloadRequest,
  { profileId, token }: { profileId: string; token: string },
): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from public_accounts
    where email_token_hash = ${hashOf(token)} and profile_id = ${profileId}
      and pending_email is not null`
  return rows.length > 0
}

/** A link to a new password that went to the former address must not work any more. */
async function changeEmail(
  req: PayloadRequest,
  { id, profileId, email }: { id: string; profileId: string; email: string },
): Promise<void> {
  const rows = await runSql(req)`
    update public_accounts
    set email = ${email}, username = ${`${profileId}:${email}`}, updated_at = now(),
      reset_password_token = null, reset_password_expiration = null
    where id = ${id} and not exists (
      select 1 from public_accounts taken
      where taken.profile_id = ${profileId} and taken.email = ${email})
    returning id`
  if (rows.length === 0) {
    throw expired()
  }
}

/**
 * Forgets a change of the email that waits for its link: the person who asked for it may be the one that a
 * new password is to shut out.
 */
export async function dropEmailChange(req: PayloadRequest, accountId: string): Promise<void> {
  await runSql(req)`
    update public_accounts
    set email_token_hash = null, email_token_expires_at = null, pending_email = null
    where id = ${accountId} and pending_email is not null`
}

function expired(): AppError {
  const message = accountMessages.resetLinkExpired
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'token', message }] })
}

type Notice = { accountId: string; to: string; mail: PreparedMail }

/**
 * Tells the address that an account had until now that it has another: the last word that reaches
 * the owner of an account that was taken over. The new address is not named, because the former one
 * may have been a stranger's all along.
 */
async function mailFormerAddress(
  req: PayloadRequest,
  { accountId, to, mail }: Notice,
): Promise<void> {
  await mail.queue(req, {
    to,
    about: { type: slugs.publicAccounts, id: accountId },
    dedupeKey: `email-changed:${accountId}:${randomUUID()}`,
  })
}
