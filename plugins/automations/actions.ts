import type { PayloadRequest } from 'payload'
import { prepareAutomationMail } from '@/plugins/automations/mail'
import { type Act, done, type Run, skipped } from '@/plugins/automations/outcome'
import type { ActionKind, AutomationAction } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { mayMail } from '@/src/server/audience/may-mail'
import { runSql } from '@/src/server/transaction'

const { notes, consentOf } = ownerMessages.automations

type Of<Kind extends ActionKind> = Extract<AutomationAction, { kind: Kind }>

/** An action, ready to be done in a transaction. */
export async function prepareAction(
  req: PayloadRequest,
  run: Run,
  action: AutomationAction,
): Promise<Act> {
  switch (action.kind) {
    case 'mail':
      return prepareAutomationMail(req, run, action)
    case 'tag':
      return (now) => addTag(req, now, action)
    case 'list':
      return (now) => addToList(req, now, action)
  }
}

async function addTag(req: PayloadRequest, { personId }: Run, { tag }: Of<'tag'>): ReturnType<Act> {
  const [person] = await runSql(req)<{ has: boolean; count: number }>`
    select coalesce(tags, '[]') @> ${JSON.stringify([tag])}::jsonb as has,
      jsonb_array_length(coalesce(tags, '[]')) as count
    from people where id = ${personId} for no key update`
  if (!person) {
    return skipped(notes.gone)
  }
  if (person.has) {
    return done(notes.hasTag)
  }
  if (person.count >= studioLimits.automations.tagsMax) {
    return skipped(notes.tagsFull)
  }
  await runSql(req)`
    update people set tags = coalesce(tags, '[]') || ${JSON.stringify([tag])}::jsonb, updated_at = now()
    where id = ${personId}`
  return done()
}

type List = { asksToConfirm: boolean; isProved: boolean }

/** Who may be mailed may be put on another list, if their address is as sure as that list asks for. */
async function addToList(
  req: PayloadRequest,
  { profileId, email, listId: confirmed, name }: Run,
  { listId }: Of<'list'>,
): ReturnType<Act> {
  const [list] = await runSql(req)<List>`
    select coalesce(list.double_opt_in, false) as "asksToConfirm", (exists (
        select 1 from subscribers s join email_lists other on other.id = s.list_id
        where s.profile_id = list.profile_id and s.email = ${email} and s.status = 'confirmed'
          and s.source = 'form' and other.double_opt_in)
      or exists (
        select 1 from public_accounts a where a.profile_id = list.profile_id and a.email = ${email}
          and a.email_verified_at is not null)) as "isProved"
    from email_lists list where list.id = ${listId} and list.profile_id = ${profileId} for key share of list`
  if (!list) {
    return skipped(notes.listGone)
  }
  const [known] = await runSql(req)<{ status: string }>`
    select status from subscribers where list_id = ${listId} and email = ${email}`
  if (known) {
    return known.status === 'confirmed' ? done(notes.onList) : skipped(whyNot(known.status))
  }
  const may = await mayMail(req, { profileId, email, listId: confirmed })
  if (!may.mayMail) {
    return skipped(notes[may.why])
  }
  if (list.asksToConfirm && !list.isProved) {
    return skipped(notes.unconfirmed)
  }
  await runSql(req)`
    insert into subscribers (profile_id, list_id, email, first_name, status, source, confirmed_at, consent_text, consent_at)
    values (${profileId}, ${listId}, ${email}, nullif(${may.firstName}, ''), 'confirmed', 'automation', now(),
      ${consentOf(name)}, now())
    on conflict (list_id, email) do nothing`
  return done()
}

function whyNot(status: string): string {
  switch (status) {
    case 'unsubscribed':
      return notes.leftList
    case 'unreachable':
      return notes.unreachable
    default:
      return notes.asked
  }
}
