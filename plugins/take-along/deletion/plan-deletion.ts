import type { PayloadRequest } from 'payload'
import { plannedMail } from '@/plugins/take-along/deletion/deletion-mails'
import { adminUrl } from '@/plugins/take-along/plain-mail'
import { deleteSitePath, takeAlongPath } from '@/src/admin/studio-paths'
import { longDay } from '@/src/core/dates/long-day'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import type { Profile } from '@/src/payload-types'
import { requireStaffPassword } from '@/src/server/accounts/require-staff-password'
import { lockDocument } from '@/src/server/database/locks'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { requireOwnDocument, siteStaff } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { runSiteDeletions } from '@/src/server/site-deletion'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.siteDeletion

type Asked = { profileId: string; address: string; password: string }

/**
 * Takes a site offline, to be deleted in some weeks, and tells its owners. Asked for again it changes nothing.
 *
 * @throws {AppError} `VALIDATION_FAILED` for another address or a wrong password, `TOO_MANY_REQUESTS` after some
 */
export async function beginDeletion(
  req: PayloadRequest,
  { profileId, address, password }: Asked,
): Promise<void> {
  const { slug } = await requireOwnDocument(req, slugs.profiles, profileId)
  if (address.trim().toLowerCase() !== slug) {
    throw refusalOf([{ field: 'address', message: words.wrongAddress }])
  }
  // A stolen session alone must not take a site away.
  await requireStaffPassword(req, { password, field: 'password' })
  await withTx(req, async () => {
    const site = await lockSite(req, profileId)
    if (site.deleteAfter) {
      return
    }
    const at = new Date()
    at.setUTCDate(at.getUTCDate() + studioLimits.siteDeletion.waitDays)
    await write(req, profileId, { onlineSince: null, deleteAfter: at.toISOString() })
    await runSiteDeletions(req, profileId, 'begin')
    await mailOwners(req, await siteStaff(req, profileId, 'takeAlong'), {
      profileId: null,
      kind: 'site-deletion',
      about: null,
      fact: `${profileId}:${at.toISOString()}`,
      ...plannedMail({
        name: site.name,
        address: slug,
        day: longDay(at),
        takeAlongUrl: adminUrl(req, takeAlongPath),
        takeBackUrl: adminUrl(req, deleteSitePath),
      }),
    })
    await record(req, site, 'site_deletion_begun')
  })
}

/**
 * Lets a site stay. It stays offline until its artist puts it online.
 *
 * @throws {AppError} `CONFLICT` once its time is over: some of it may be gone
 */
export async function takeDeletionBack(req: PayloadRequest, profileId: string): Promise<void> {
  await withTx(req, async () => {
    const site = await lockSite(req, profileId)
    if (!site.deleteAfter) {
      return
    }
    // By the clock by which it is deleted, now that nobody can begin with that.
    const over = await runSql(req)`
      select 1 from profiles where id = ${profileId} and delete_after <= clock_timestamp()`
    if (over.length > 0) {
      throw new AppError('CONFLICT', { message: words.isOver })
    }
    await write(req, profileId, { deleteAfter: null })
    await record(req, site, 'site_deletion_taken_back')
  })
}

async function lockSite(req: PayloadRequest, profileId: string): Promise<Profile> {
  await lockDocument(req, slugs.profiles, profileId)
  return requireOwnDocument(req, slugs.profiles, profileId)
}

/** With the system's rights: these fields are written by calls of their own. Hooks empty the caches. */
async function write(
  req: PayloadRequest,
  profileId: string,
  data: Pick<Profile, 'deleteAfter' | 'onlineSince'>,
): Promise<void> {
  await req.payload.update({
    collection: slugs.profiles,
    id: profileId,
    data,
    depth: 0,
    overrideAccess: true,
    req,
  })
}

function record(
  req: PayloadRequest,
  { id, name, slug }: Profile,
  action: 'site_deletion_begun' | 'site_deletion_taken_back',
): Promise<void> {
  const { deletionBegun, deletionTakenBack } = ownerMessages.audit
  return recordAudit(req, {
    action,
    profileId: id,
    summary: (action === 'site_deletion_begun' ? deletionBegun : deletionTakenBack)(slug),
    target: { collection: slugs.profiles, id, label: name },
  })
}
