import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import {
  deleteInBatches,
  deleteTheRest,
  type TableToDelete,
  tablesToDelete,
} from '@/plugins/take-along/deletion/delete-rows'
import { deletedMail } from '@/plugins/take-along/deletion/deletion-mails'
import { removeSiteFiles } from '@/plugins/take-along/deletion/remove-site-files'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteStaff } from '@/src/server/owner'
import { enqueue } from '@/src/server/queue'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { recordAudit } from '@/src/server/record-audit'
import { runSiteDeletions } from '@/src/server/site-deletion'
import { runSql, withTx } from '@/src/server/transaction'

const dayMs = 24 * 3_600_000

/** Of one site and round: what is left waits for the next. */
const batchesAtMost = 200

/** Deletes the sites whose time is over. Several processes may do it at the same time. */
export async function deleteDueSites(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const due = await runSql(req)<{ id: string }>`
    select id from profiles where delete_after <= now() order by delete_after`
  for (const { id } of due) {
    await isolateFailure(payload, { what: 'Site not deleted', id }, () => deleteSite(payload, id))
  }
}

/**
 * Deletes rows of a site in batches, and when none is left the site itself. The row of the site is the note that there
 * is work to do, so it goes last, together with the job that removes the files.
 */
export async function deleteSite(
  payload: Payload,
  profileId: string,
  most = batchesAtMost,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  if (!(await begin(req, profileId))) {
    return
  }
  const tables = await tablesToDelete(req)
  // Who worked for the site is told when it is gone.
  const first = tables.filter(({ name }) => name !== 'users_profiles')
  if (await deleteInBatches(req, profileId, { tables: first, batchesAtMost: most })) {
    await withTx(req, () => finish(req, profileId, tables))
  }
}

/** @returns false when the site stays: who takes it back at the last moment came first, or is refused. */
function begin(req: PayloadRequest, profileId: string): Promise<boolean> {
  return withTx(req, async () => {
    const due = await runSql(req)`
      select 1 from profiles where id = ${profileId} and delete_after <= now() for no key update`
    if (due.length > 0) {
      await runSiteDeletions(req, profileId, 'end')
    }
    return due.length > 0
  })
}

async function finish(
  req: PayloadRequest,
  profileId: string,
  tables: readonly TableToDelete[],
): Promise<void> {
  // A transaction that adds a row of the site waits for this one to end, and then fails: the site is gone.
  const [site] = await runSql(req)<{ name: string; slug: string }>`
    select name, slug from profiles where id = ${profileId} and delete_after <= now() for update`
  if (!site) {
    return
  }
  const owners = await siteStaff(req, profileId, 'takeAlong')
  await deleteTheRest(req, profileId, tables)
  await mailOwners(req, owners, {
    profileId: null,
    kind: 'site-deleted',
    about: null,
    fact: profileId,
    ...deletedMail({ name: site.name, address: site.slug }),
  })
  await recordAudit(req, {
    action: 'site_deleted',
    // A site that is gone has no log of its own.
    profileId: null,
    summary: ownerMessages.audit.siteDeleted(site.slug),
    target: { collection: slugs.profiles, id: profileId, label: site.name },
  })
  await runSql(req)`delete from profiles where id = ${profileId}`
  // Locks of documents that are gone.
  await runSql(req)`
    delete from payload_locked_documents where not exists (
      select 1 from payload_locked_documents_rels
      where parent_id = payload_locked_documents.id and path = 'document')`
  await enqueue(req, removeSiteFiles, { profileId }, { dedupeKey: profileId })
  // Once more for what a job that was under way has written since.
  const startAfter = new Date(Date.now() + dayMs)
  await enqueue(
    req,
    removeSiteFiles,
    { profileId },
    { dedupeKey: `${profileId}:later`, startAfter },
  )
  await revalidateTags(req, ...tagsOf(profileId))
}

function tagsOf(profileId: string): string[] {
  const { hosts, site, pages, products, tiers, storeRules, media, posts, events, emailLists } =
    cacheTags
  const ofSite = [site, pages, products, tiers, storeRules, media, posts, events, emailLists]
  return [hosts(), ...ofSite.map((tag) => tag(profileId))]
}
