import type { PayloadRequest } from 'payload'
import type { Kind } from '@/plugins/move-in/kinds/kind'
import type { SubscriberStatus } from '@/src/core/contracts/audience/email-lists'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import type { ImportChoices } from '@/src/core/contracts/studio/move-in'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { addSubscribers } from '@/src/server/audience/add-subscribers'
import { leaveOneList } from '@/src/server/audience/keep-away'
import { suppressedAmong } from '@/src/server/audience/suppression-list'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.moveIn.lists
const text = ownerMessages.subscriberImport

type Subscriber = CheckedThing & { kind: 'subscriber' }

const reasons: Readonly<Record<SubscriberStatus, string>> = {
  confirmed: text.alreadyOn,
  pending: text.notConfirmed,
  unsubscribed: text.hasUnsubscribed,
  unreachable: text.unreachable,
}

/** Somebody on the mailing list that the artist chose, with what they declared. */
export const subscriber: Kind<Subscriber> = {
  collection: slugs.subscribers,
  isSystems: true,
  refuse: async (req, profileId, things, { choices: { listId } }) => {
    const emails = things.map(({ email }) => email)
    const rows = await runSql(req)<{ email: string; status: SubscriberStatus }>`
      select email, status from subscribers
      where profile_id = ${profileId} and list_id::text = ${listId ?? ''}
        and email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`
    const known = new Map(rows.map(({ email, status }) => [email, reasons[status]]))
    const suppressed = await suppressedAmong(req, profileId, emails)
    return things.map(({ email, hasLeft }) => {
      const why = known.get(email) ?? (suppressed.has(email) ? text.hasUnsubscribed : '')
      return hasLeft && why === text.alreadyOn ? '' : why
    })
  },
  make: async (req, profileId, thing, { choices }) => {
    const { listId } = choices
    if (!listId) {
      return null
    }
    if (thing.hasLeft) {
      const id = await leaveOneList(req, { id: listId, profileId }, thing.email)
      if (id === null) {
        throw new AppError('CONFLICT', { message: words.joinedHere })
      }
      return id
    }
    // Who was on it has got a name that was missing, at most.
    return (await join(req, profileId, thing, choices)) === 'new'
      ? await idOn(req, listId, thing.email)
      : null
  },
  again: async (req, profileId, thing, { choices }) => {
    if (thing.hasLeft && choices.listId) {
      await leaveOneList(req, { id: choices.listId, profileId }, thing.email)
    } else if (!thing.hasLeft) {
      await join(req, profileId, thing, choices)
    }
  },
  mark: async (req, { id, profileId }) => {
    const rows = await runSql(req)`
      select 1 from subscribers where id = ${id} and profile_id = ${profileId}`
    return rows.length > 0 ? 'as made' : null
  },
  remove: async (req, id) => {
    const gone = await runSql(req)`
      delete from subscribers where id = ${id} and status = 'confirmed' and source = 'import'
      returning id`
    if (gone.length === 0) {
      // Or the next file would write to them.
      throw new AppError('CONFLICT', { message: words.leftSince })
    }
  },
}

/** Puts somebody on the list, who agreed as the artist declared; who is on it gets names that the file has. */
async function join(
  req: PayloadRequest,
  profileId: string,
  { email, firstName, lastName, said }: Subscriber,
  choices: ImportChoices,
): Promise<'new' | 'known' | 'unclear'> {
  const { listId, consent } = choices
  if (!listId || !consent || !mayMail(said, choices)) {
    return 'unclear'
  }
  // As another file for a list of the site does, which would lock the same people in another order.
  await waitForTurn(req, `subscriber-import:${profileId}`)
  const [known] = await addSubscribers(
    req,
    { id: listId, profileId },
    [{ email, firstName, lastName, line: 0 }],
    { text: text.consent, at: new Date().toISOString() },
  )
  return known ? 'known' : 'new'
}

/** Of what the file leaves open the artist decides, by column and value; else only a sure yes is mailed. */
export function mayMail(said: Subscriber['said'], { mailable }: ImportChoices): boolean {
  return said.every(({ column, value, says }) => {
    const chosen = mailable[column]
    return chosen === undefined ? says === 'yes' : chosen === null || chosen.includes(value)
  })
}

async function idOn(req: PayloadRequest, listId: string, email: string): Promise<string> {
  const [row] = await runSql(req)<{ id: string }>`
    select id from subscribers where list_id = ${listId} and email = ${email}`
  if (!row) {
    throw new AppError('CONFLICT', { message: words.listGone })
  }
  return row.id
}
