import type { PayloadRequest } from 'payload'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import {
  type AutomationAction,
  type AutomationFields,
  type AutomationView,
  automationTriggers,
} from '@/src/core/contracts/automations/automations'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { waitForTurn } from '@/src/server/database/locks'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

const { audit, automations: words } = ownerMessages

type OfSite = { profileId: string }
type One = OfSite & { automationId: string }

type Row = Omit<AutomationView, 'counts' | 'changedAt'> &
  AutomationView['counts'] & { changedAt: Date | string }

/** The automations of a site. With the system's rights: ask first who may see them. */
export async function loadAutomations(
  req: PayloadRequest,
  { profileId, automationId = null }: OfSite & { automationId?: string | null },
): Promise<AutomationView[]> {
  const rows = await runSql(req)<Row>`
    select a.id, a.name, a.trigger, a.about_id as "aboutId", a.once_per_person as "oncePerPerson",
      a.actions, a.is_on as "isOn", a.updated_at as "changedAt", ran.done, ran.waiting, ran.failed
    from automations a, lateral (
      select count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'failed')::int as failed
      from automation_runs r where r.automation_id = a.id) ran
    where a.profile_id = ${profileId} and (${automationId}::uuid is null or a.id = ${automationId}::uuid)
    order by a.created_at, a.id`
  return rows.map(({ done, waiting, failed, changedAt, ...row }) => ({
    ...row,
    changedAt: isoOf(changedAt),
    counts: { done, waiting, failed },
  }))
}

/**
 * It is off until its artist switches it on.
 *
 * @throws {AppError} `CONFLICT` when the site has as many as it can
 */
export function makeAutomation(
  req: PayloadRequest,
  { profileId, ...fields }: AutomationFields & OfSite,
): Promise<{ id: string }> {
  return withTx(req, async () => {
    await waitForTurn(req, `automations:${profileId}`)
    const [held] = await runSql(req)<{ count: number }>`
      select count(*)::int as count from automations where profile_id = ${profileId}`
    if (!held || held.count >= studioLimits.automations.perSite) {
      throw new AppError('CONFLICT', { message: words.tooMany })
    }
    const { id } = await req.payload.create({
      collection: slugs.automations,
      data: { profile: profileId, isOn: false, ...stored(fields) },
      overrideAccess: true,
      depth: 0,
      req,
    })
    await note(req, 'automation_made', {
      profileId,
      id,
      name: fields.name,
      say: audit.automationMade,
    })
    return { id }
  })
}

/**
 * Runs that wait do what it says then.
 *
 * @throws {AppError} `NOT_FOUND` for one of another site, `CONFLICT` when it was changed since `changedAt`
 */
export function changeAutomation(
  req: PayloadRequest,
  {
    profileId,
    automationId,
    changedAt,
    ...fields
  }: AutomationFields & One & { changedAt: string | null },
): Promise<{ changedAt: string }> {
  const { name, trigger, event, aboutId, oncePerPerson, actions } = stored(fields)
  return withTx(req, async () => {
    const [row] = await runSql(req)<{ changedAt: Date | string }>`
      select updated_at as "changedAt" from automations
      where id = ${automationId} and profile_id = ${profileId} for no key update`
    const now = isoOf(refuseNone([row]).changedAt)
    if (changedAt !== null && changedAt !== now) {
      throw new AppError('CONFLICT', { message: words.changedElsewhere })
    }
    const changed = await runSql(req)<{ changedAt: Date | string }>`
      update automations set name = ${name}, trigger = ${trigger}, event = ${event}, about_id = ${aboutId},
        once_per_person = ${oncePerPerson}, actions = ${JSON.stringify(actions)}::jsonb, updated_at = now()
      where id = ${automationId} returning updated_at as "changedAt"`
    await note(req, 'automation_changed', {
      ...{ profileId, id: automationId, name, say: audit.automationChanged },
    })
    return { changedAt: isoOf(refuseNone(changed).changedAt) }
  })
}

/** What happens while it is off sets nothing off; what waits goes on once it is on again. */
export function switchAutomation(
  req: PayloadRequest,
  { profileId, automationId, isOn }: One & { isOn: boolean },
): Promise<void> {
  return withTx(req, async () => {
    const [row] = await runSql(req)<{ name: string; wasOn: boolean }>`
      select name, is_on as "wasOn" from automations
      where id = ${automationId} and profile_id = ${profileId} for no key update`
    const { name, wasOn } = refuseNone([row])
    if (wasOn === isOn) {
      return
    }
    await runSql(req)`
      update automations set is_on = ${isOn},
        switched_on_at = case when ${isOn} then now() end where id = ${automationId}`
    if (isOn) {
      await runSql(req)`
        update automation_runs set is_parked = false where automation_id = ${automationId} and is_parked`
    }
    const say = isOn ? audit.automationOn : audit.automationOff
    await note(req, 'automation_changed', { profileId, id: automationId, name, say })
  })
}

/** With its log, and with what waited. */
export function removeAutomation(
  req: PayloadRequest,
  { profileId, automationId }: One,
): Promise<void> {
  return withTx(req, async () => {
    // The row first: who begins a run meanwhile has to wait, and then finds it gone.
    const [row] = await runSql(req)<{ name: string }>`
      select name from automations
      where id = ${automationId} and profile_id = ${profileId} for update`
    const { name } = refuseNone([row])
    await runSql(req)`delete from automation_runs where automation_id = ${automationId}`
    await runSql(req)`delete from automations where id = ${automationId}`
    await note(req, 'automation_removed', {
      ...{ profileId, id: automationId, name, say: audit.automationRemoved },
    })
  })
}

const isoOf = (at: Date | string) => new Date(at).toISOString()

function stored({ actions, ...fields }: AutomationFields) {
  return {
    ...fields,
    event: automationTriggers[fields.trigger].event,
    actions: actions.map(
      (action): AutomationAction =>
        action.kind === 'mail' ? { ...action, text: sanitizeRichText(action.text) } : action,
    ),
  }
}

/** @throws {AppError} `NOT_FOUND` */
function refuseNone<Found>([row]: readonly (Found | undefined)[]): Found {
  if (!row) {
    throw new AppError('NOT_FOUND')
  }
  return row
}

type Noted = OfSite & { id: string; name: string; say: (name: string) => string }

function note(
  req: PayloadRequest,
  action: AuditAction,
  { profileId, id, name, say }: Noted,
): Promise<void> {
  return recordAudit(req, {
    ...{ action, profileId, summary: say(name) },
    target: { collection: slugs.automations, id, label: name },
  })
}
