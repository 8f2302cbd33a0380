import type { PayloadRequest } from 'payload'
import type { KnownPerson } from '@/plugins/audience/person/load-person'
import { staffOf } from '@/src/access/own-profile'
import type { PersonNote } from '@/src/core/contracts/audience/people'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { waitForTurn } from '@/src/server/database/locks'
import { requireOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

/** What the team wrote about a person who asks may read, the newest first. */
export async function loadNotes(req: PayloadRequest, personId: string): Promise<PersonNote[]> {
  return await runSql(req)<PersonNote>`
    select id, text, author_name as author,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from person_notes where person_id = ${personId} order by created_at desc, id`
}

type Noted = Pick<KnownPerson, 'id' | 'profileId'>

/** With the system's rights: nobody writes a note in another's name. */
export async function addNote(
  req: PayloadRequest,
  { id, profileId }: Noted,
  text: string,
): Promise<PersonNote> {
  const author = requireOwner(req)
  return withTx(req, async () => {
    await waitForTurn(req, `notes of ${id}`)
    const { totalDocs } = await req.payload.count({
      collection: slugs.personNotes,
      where: { person: { equals: id } },
      overrideAccess: true,
      req,
    })
    if (totalDocs >= studioLimits.people.notesMax) {
      throw new AppError('CONFLICT', { message: ownerMessages.people.notesFull })
    }
    const [user] = await runSql(req)<{ name: string | null }>`
      select name from users where id = ${author.id}`
    const note = await req.payload.create({
      collection: slugs.personNotes,
      data: {
        profile: profileId,
        person: id,
        text,
        author: author.id,
        authorName: user?.name || staffOf(req)?.email || '',
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return { id: note.id, text, author: note.authorName, createdAt: note.createdAt }
  })
}

/** @throws {AppError} `NOT_FOUND` for a note about somebody else, too */
export async function deleteNote(
  req: PayloadRequest,
  { id }: Noted,
  noteId: string,
): Promise<void> {
  const rows = await runSql(req)`
    delete from person_notes where id = ${noteId} and person_id = ${id} returning id`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
}
