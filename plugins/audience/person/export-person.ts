import type { PayloadRequest } from 'payload'
import { isoDay } from '@/plugins/audience/person/define-part'
import type { KnownPerson } from '@/plugins/audience/person/load-person'
import { loadNotes } from '@/plugins/audience/person/notes'
import { partsFor } from '@/plugins/audience/person/parts'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { csvFile } from '@/src/server/http/csv-file'
import { recordExport } from '@/src/server/record-audit'
import { contentDisposition } from '@/src/server/storage/content-type'

/** More than one person leaves behind. */
const rowsMax = 10_000

const words = ownerMessages.people

/** What who asks may know of a person, as a file; it is noted in the audit log without their name. */
export async function exportPerson(
  req: PayloadRequest,
  person: KnownPerson,
  form: 'json' | 'csv',
): Promise<Response> {
  const { profileId, id, email, name, since, seenAt, tags, account } = person
  await recordExport(req, {
    profileId,
    what: ownerMessages.audit.onePerson,
    of: { collection: slugs.people, id, label: ownerMessages.audit.onePerson },
  })
  const read = partsFor(req, profileId).map(async (part) => ({
    part,
    rows: await part.read(req, person, rowsMax),
  }))
  const [parts, notes] = await Promise.all([Promise.all(read), loadNotes(req, id)])
  if (form === 'csv') {
    return csvFile(
      'person',
      ['About', 'Date', 'What', 'More'],
      [
        ['Person', since, name, email],
        ...tags.map((tag) => ['Tag', '', tag, '']),
        ...parts.flatMap(({ part, rows }) =>
          rows
            .map((row) => part.entry(row, isoDay))
            .map(({ at, title, note }) => [words.parts[part.name], at, title, note]),
        ),
        ...notes.map(({ createdAt, text, author }) => ['Note', createdAt, text, author]),
      ],
    )
  }
  const data = {
    person: { email, name, since, seenAt, tags, account },
    ...Object.fromEntries(parts.map(({ part, rows }) => [part.name, rows])),
    notes,
  }
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': contentDisposition('person.json'),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
