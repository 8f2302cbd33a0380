import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { importersOf } from '@/plugins/_kit/importer'
import { importJob } from '@/plugins/move-in/run/import-job'
import { emptyResult, type StoredResult } from '@/plugins/move-in/run/import-row'
import { staffOf } from '@/src/access/own-profile'
import type {
  ImportChoices,
  ImportFindings,
  ImportState,
  ImportView,
  NewImportAnswer,
  NewImportBody,
} from '@/src/core/contracts/studio/move-in'
import { env } from '@/src/core/env'
import { AppError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { waitForTurn } from '@/src/server/database/locks'
import { enqueue } from '@/src/server/queue'
import { storage } from '@/src/server/storage'
import { newIncomingKey } from '@/src/server/storage/incoming'
import { requireRoom } from '@/src/server/storage/storage-room'
import { runSql, withTx } from '@/src/server/transaction'

const { fileBytes, listed } = studioLimits.moveIn

type One = { profileId: string; importId: string }

/**
 * Says where a file may be sent. It lies among what is on its way, and is removed from there after a day.
 *
 * @throws {AppError} `NOT_FOUND` for an importer or a list that is not there, `TOO_LARGE` when the site has no room
 */
export async function newImport(
  req: PayloadRequest,
  { profileId, importer, fileName, size, listId = null }: NewImportBody & { profileId: string },
): Promise<NewImportAnswer> {
  const known = importerNamed(req, importer)
  if (!known) {
    throw new AppError('NOT_FOUND')
  }
  if (known.into === 'list' && !listId) {
    throw refusalOf([{ field: 'listId', message: ownerMessages.moveIn.lists.choose }])
  }
  await requireOwnChoices(req, profileId, { listId })
  await requireRoom(req, profileId, size)
  const fileKey = newIncomingKey(profileId, fileName)
  const address = await storage().signedPut(fileKey, {
    expiresSeconds: limits.upload.linkSeconds,
    maxBytes: fileBytes,
    size,
  })
  // With the system's rights, which alone write imports; whose site it is was asked.
  const { id } = await req.payload.create({
    collection: slugs.imports,
    data: {
      profile: profileId,
      importer,
      fileName,
      fileKey,
      state: 'sending',
      choices: { listId },
      ...{ total: 0, handled: 0, attempts: 0 },
      startedBy: staffOf(req)?.id,
    },
    depth: 0,
    req,
  })
  return { id, presignedUrl: new URL(address, env().adminOrigin).href }
}

type Row = Omit<ImportView, 'findings' | 'result' | 'problem' | 'createdAt'> & {
  createdAt: Date | string
  findings: ImportFindings | null
  result: StoredResult | null
  problem: string | null
}

/** The newest imports of a site, of one importer or all. Those whose file did not arrive are none. */
export async function listImports(
  req: PayloadRequest,
  { profileId, importer, id }: { profileId: string; importer?: string; id?: string },
): Promise<ImportView[]> {
  const rows = await runSql(req)<Row>`
    select imports.id, imports.importer, imports.file_name as "fileName", imports.state,
      coalesce(email_lists.name, '') as list,
      imports.created_at as "createdAt", imports.total::int as total,
      imports.handled::int as handled, imports.findings, imports.result, imports.problem,
      (select count(*)::int from imported_items where imported_items.import_id = imports.id) as made,
      array(select distinct imported_items.kind from imported_items
        where imported_items.import_id = imports.id order by 1) as kinds
    from imports left join email_lists on email_lists.id::text = imports.choices->>'listId'
      and email_lists.profile_id = imports.profile_id
    where imports.profile_id = ${profileId}
      and (${importer ?? null}::text is null or imports.importer = ${importer ?? null}::text)
      and (${id ?? null}::uuid is null or imports.id = ${id ?? null}::uuid)
      and (${id ?? null}::uuid is not null or imports.state <> 'sending')
    order by imports.created_at desc limit ${listed}`
  return rows.map(({ createdAt, result, problem, ...row }) => {
    const { cursor: _, ...shown }: StoredResult = { ...emptyResult, ...result }
    return {
      ...row,
      createdAt: new Date(createdAt).toISOString(),
      result: shown,
      problem: problem ?? '',
    }
  })
}

/** @throws {AppError} `NOT_FOUND`, also for an import of another site */
export async function readImport(
  req: PayloadRequest,
  { profileId, importId }: One,
): Promise<ImportView> {
  const [found] = await listImports(req, { profileId, id: importId })
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  return found
}

/** A step without a sign for as long has died. */
const deadAfter = '1 hour'

/** From which states each step may be taken. */
const steps = {
  checking: ['sending'],
  making: ['checked', 'stopped', 'undone'],
  undoing: ['made', 'stopped'],
} as const satisfies Partial<Record<ImportState, readonly ImportState[]>>

/**
 * Has a job do the next step, with the rights of who asks. Asking twice does it once.
 *
 * @throws {AppError} `NOT_FOUND`; `CONFLICT` when it is not its turn
 */
export async function startStep(
  req: PayloadRequest,
  {
    profileId,
    importId,
    to,
    choices: said,
  }: One & { to: keyof typeof steps; choices?: ImportChoices },
): Promise<ImportView> {
  return withTx(req, async () => {
    await requireOwnChoices(req, profileId, said)
    await waitForTurn(req, `imports:${profileId}`)
    const before = await readImport(req, { profileId, importId })
    const choices = await chosenFor(req, before, said)
    await requireNoOther(req, { profileId, importId })
    const from: readonly string[] = steps[to]
    const isAnew = to === 'undoing' || before.state === 'undone'
    const rows = await runSql(req)`
      update imports set state = ${to}, problem = null, attempts = 0,
        started_by_id = ${staffOf(req)?.id ?? null},
        handled = case when ${before.state === 'undone'} then 0 else handled end,
        result = case when ${isAnew} then null else result end, updated_at = now(),
        choices = coalesce(${choices ? JSON.stringify(choices) : null}::jsonb, choices)
      where id = ${importId} and profile_id = ${profileId}
        and (state::text in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))
          or state::text = ${to} and updated_at < now() - ${deadAfter}::interval)
      returning id`
    if (rows.length === 0) {
      throw new AppError('CONFLICT', { message: ownerMessages.moveIn.notNow })
    }
    await enqueue(req, importJob, { importId })
    return readImport(req, { profileId, importId })
  })
}

/**
 * A mailing list is chosen before its file, and what is known of it by then holds for that one.
 *
 * @throws {AppError} `VALIDATION_FAILED` for subscribers of whom nobody declares that they agreed
 */
async function chosenFor(
  req: PayloadRequest,
  { id, importer, findings, state }: ImportView,
  said: ImportChoices | undefined,
): Promise<ImportChoices | undefined> {
  if (importerNamed(req, importer)?.into !== 'list') {
    return said
  }
  const subscribers = (findings?.willMake ?? 0) - (findings?.leavers ?? 0)
  if (state === 'checked' && subscribers > 0 && !said?.consent) {
    throw refusalOf([
      { field: 'choices.consent', message: ownerMessages.subscriberImport.consentRequired },
    ])
  }
  const [row] = await runSql(req)<{ choices: ImportChoices | null }>`
    select choices from imports where id = ${id}`
  return said && { ...said, listId: row?.choices?.listId ?? null }
}

const importerNamed = (req: PayloadRequest, name: string) =>
  importersOf(req.payload.config).find(({ id }) => id === name)

/** @throws {AppError} `NOT_FOUND` for a tier, a list or a release of another site */
async function requireOwnChoices(
  req: PayloadRequest,
  profileId: string,
  choices: Partial<ImportChoices> | undefined,
): Promise<void> {
  const tierIds = [...new Set(Object.values(choices?.tiers ?? {}))]
  const releaseIds = [...new Set(Object.values(choices?.releases ?? {}))]
  const [found] = await runSql(req)<{ tiers: number; lists: number; releases: number }>`
    select (select count(*)::int from membership_tiers where profile_id = ${profileId}
        and id::text in (select jsonb_array_elements_text(${JSON.stringify(tierIds)}::jsonb))) as tiers,
      (select count(*)::int from email_lists where profile_id = ${profileId}
        and id::text = ${choices?.listId ?? ''}) as lists,
      (select count(*)::int from products where profile_id = ${profileId} and category = 'Music'
        and id::text in (select jsonb_array_elements_text(${JSON.stringify(releaseIds)}::jsonb))) as releases`
  if (
    found?.tiers !== tierIds.length ||
    found.releases !== releaseIds.length ||
    (choices?.listId && found.lists !== 1)
  ) {
    throw new AppError('NOT_FOUND')
  }
}

/** Files of hundreds of megabytes, read several at once, would keep the queue from everybody else. */
async function requireNoOther(req: PayloadRequest, { profileId, importId }: One): Promise<void> {
  const others = await runSql(req)`
    select 1 from imports where profile_id = ${profileId} and id <> ${importId}
      and state in ('checking', 'making', 'undoing') and updated_at > now() - ${deadAfter}::interval`
  if (others.length > 0) {
    throw new AppError('CONFLICT', { message: ownerMessages.moveIn.oneAtATime })
  }
}

/**
 * Has the members of an import looked at again of whom nothing could be made: the artist has connected the account, made
 * the tier, or ended what stood in the way.
 *
 * @returns how many
 * @throws {AppError} `NOT_FOUND`, also for an import of another site
 */
export async function adoptAgain(req: PayloadRequest, one: One): Promise<number> {
  const { importId, profileId } = one
  await readImport(req, one)
  const rows = await runSql(req)`
    update imported_members set outcome = 'waiting', note = null, updated_at = now()
    where outcome = 'refused' and profile_id = ${profileId} and id::text in (
      select document_id from imported_items where import_id = ${importId} and kind = 'member')
    returning id`
  return rows.length
}

/** Removes imports whose file never came. */
export async function forgetUnsent(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    delete from imports where state = 'sending' and created_at < now() - interval '1 day'`
}

/**
 * Forgets an import of which nothing is left, with its file.
 *
 * @throws {AppError} `NOT_FOUND`; `CONFLICT` while something of it is there, or a job is at it
 */
export async function discardImport(req: PayloadRequest, one: One): Promise<void> {
  const { profileId, importId } = one
  await readImport(req, one)
  const [gone] = await runSql(req)<{ fileKey: string }>`
    delete from imports where id = ${importId} and profile_id = ${profileId}
      and (state in ('sending', 'checked', 'refused', 'stopped', 'undone')
        or state = 'checking' and updated_at < now() - ${deadAfter}::interval)
      and not exists (select from imported_items where imported_items.import_id = imports.id)
    returning file_key as "fileKey"`
  if (!gone) {
    throw new AppError('CONFLICT', { message: ownerMessages.moveIn.notNow })
  }
  await storage().remove(gone.fileKey)
}
