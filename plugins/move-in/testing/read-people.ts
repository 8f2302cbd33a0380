import { listImporters } from '@/plugins/move-in/importers/mailing-lists'
import { mayMail } from '@/plugins/move-in/kinds/subscriber'
import { found } from '@/plugins/move-in/testing/found-items'
import { type ImportChoices, importChoices } from '@/src/core/contracts/studio/move-in'

/** What a mailing list in a file comes to. Keys are hashes: the environment needs a secret. */
export async function readPeople(
  content: string | Buffer,
  mailable: ImportChoices['mailable'] = {},
) {
  const [importer] = listImporters
  const choices = importChoices.parse({ mailable })
  const items = importer ? await found(importer, content) : []
  const things = items.flatMap((item) => ('thing' in item ? [item.thing] : []))
  const people = things.filter((thing) => thing.kind === 'subscriber')
  return {
    people: people.filter(({ said }) => mayMail(said, choices)),
    unsure: people.filter(({ said }) => !mayMail(said, choices)),
    left: things.flatMap((thing) => (thing.kind === 'leaver' ? [thing.email] : [])),
    out: items.flatMap((item) => ('leaveOut' in item ? [[item.title, item.leaveOut]] : [])),
    /** What is asked about, row by row. */
    said: people.flatMap(({ said }) => said),
  }
}
