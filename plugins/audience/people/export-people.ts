import type { PayloadRequest } from 'payload'
import { allPeople } from '@/plugins/audience/people/list-people'
import type { PeopleChoice } from '@/src/core/contracts/audience/people'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor } from '@/src/core/money'
import { csvFile } from '@/src/server/http/csv-file'
import { recordExport } from '@/src/server/record-audit'

const columns = [
  ...['Email', 'Name', 'Account', 'Tier', 'Orders', 'Spent'],
  ...['Lists', 'Left a list', 'Country', 'Last seen'],
] as const

/** People as a CSV file; it is noted in the audit log. */
export async function exportPeople(
  req: PayloadRequest,
  asked: PeopleChoice & { profileId: string },
): Promise<Response> {
  await recordExport(req, { profileId: asked.profileId, what: ownerMessages.audit.people })
  return csvFile('people', columns, rowsOf(req, asked))
}

async function* rowsOf(...asked: Parameters<typeof allPeople>) {
  for await (const person of allPeople(...asked)) {
    yield [
      person.email,
      person.name,
      person.hasAccount ? 'yes' : 'no',
      person.tier,
      person.orders,
      formatMinor(person.spentMinor),
      person.lists,
      person.hasLeft ? 'yes' : 'no',
      person.country,
      person.seenAt,
    ]
  }
}
