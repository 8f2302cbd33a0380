import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import { changesOf } from '@/src/core/audit/audit-facts'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { inputAnswers } from '@/src/core/messages/input-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'
import { recordAudit } from '@/src/server/record-audit'
import { idsOf } from '@/src/server/site-data/visitor-read'

/** Anyone who registers on an empty installation, over HTTP and so without being asked for a role, runs it. */
export const firstUserRules: CollectionBeforeChangeHook = async ({
  data,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'create' || req.user || req.payloadAPI !== 'REST' || isTeamChange(req)) {
    return data
  }
  // Several may come at the same time, and Payload has let them all through by now.
  await waitForTurn(req, 'first-user')
  const { totalDocs } = await req.payload.count({ collection: collection.slug as 'users', req })
  if (totalDocs > 0) {
    throw new AppError('FORBIDDEN')
  }
  return { ...data, role: 'platform-admin' }
}

/** Who comes and goes by an invite or the team's screen is taken down there, site by site. */
const isTeamChange = ({ context }: PayloadRequest) => context.isTeamChange === true

/** Payload itself accepts passwords of three characters, and trips over what is no text. */
export const checkCredentials: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const wrong = ['email', 'password'].filter(
    (path) => !['undefined', 'string'].includes(typeof (data?.[path] ?? undefined)),
  )
  if (wrong.length > 0) {
    const errors = wrong.map((path) => ({ path, message: inputAnswers.notText }))
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') {
    return data
  }
  const { passwordMin, passwordMax } = limits.account
  if (password.length < passwordMin || password.length > passwordMax) {
    const message =
      password.length < passwordMin
        ? accountMessages.passwordTooShort
        : accountMessages.passwordTooLong
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'password', message }] },
      req.t,
    )
  }
  return data
}

/** Takes down in the audit log who signed in. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  await record(req, user, { action: 'signed_in', summary: ownerMessages.audit.signedIn })
  return user
}

/**
 * Takes down that somebody was kept from trying more passwords of an account, if there is one: once in
 * as long as that lasts, so that nobody can fill the log.
 */
export async function recordStoppedSignIn(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req
  const by = [slugs.users, email, clientIpOf(req)]
  if (!(await isBelowLimit({ payload, limit: 'stoppedSignIn', by }))) {
    return
  }
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { email: { equals: email } },
    pagination: false,
    limit: 1,
    depth: 0,
    req,
  })
  for (const user of docs) {
    const summary = ownerMessages.audit.signInStopped(email)
    await record(req, user, { action: 'sign_in_stopped', summary })
  }
}

function record(
  req: PayloadRequest,
  user: User,
  what: { action: AuditAction; summary: string },
): Promise<void> {
  const { id, email } = user
  const target = { collection: slugs.users, id, label: email }
  return recordAudit(req, { ...what, profileId: onlySiteOf(user), target })
}

/** Takes down in the audit log who may work here, and every change of what they may. */
export const recordUser: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  const details = changesOf(
    ['role', 'sites', 'email'],
    isNew ? {} : rightsOf(previousDoc),
    rightsOf(doc),
  )
  if (details && !isTeamChange(req)) {
    const { id, email } = doc
    await recordAudit(req, {
      action: isNew ? 'user_added' : 'user_changed',
      profileId: isNew ? onlySiteOf(doc) : onlySiteOf(previousDoc, doc),
      summary: isNew
        ? ownerMessages.audit.userAdded(email)
        : ownerMessages.audit.userChanged(email, Object.keys(details).join(' and ')),
      target: { collection: slugs.users, id, label: email },
      details,
    })
  }
  return doc
}

/** Takes down in the audit log who works here no longer. */
export const recordRemovedUser: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const { id, email } = doc
  await recordAudit(req, {
    action: 'user_removed',
    profileId: onlySiteOf(doc),
    summary: ownerMessages.audit.userRemoved(email),
    target: { collection: slugs.users, id, label: email },
    details: rightsOf(doc),
  })
  return doc
}

function rightsOf(user: User) {
  const sites = (user.profiles ?? []).map(
    ({ profile, role }) => `${idsOf([profile]).join()} (${role})`,
  )
  return { role: user.role, sites: sites.toSorted().join(', '), email: user.email }
}

type WithSites = Pick<User, 'profiles'>

/** Ids of the sites that somebody works for. */
function siteIdsOf({ profiles }: WithSites): string[] {
  return idsOf(profiles?.map(({ profile }) => profile))
}

/** The one site that is meant by all of them; null for none and for several, which is nobody else's business. */
function onlySiteOf(...users: readonly WithSites[]): string | null {
  const [only = null, ...others] = new Set(users.flatMap(siteIdsOf))
  return others.length === 0 ? only : null
}
