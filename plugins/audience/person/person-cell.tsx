import type { DefaultServerCellComponentProps } from 'payload'
import { AdminLink } from '@/src/admin/admin-link'
import { EmailCell } from '@/src/admin/cells/email-cell'
import { rowsById } from '@/src/admin/rows-by-id'
import { peoplePath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { shownEmail } from '@/src/core/text/email-address'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

const keyOf = (profileId: string, email: string) => `${profileId} ${email}`

/** With the system's rights: the list holds what its reader may see, and its rows name these addresses. */
const personByAddress = rowsById(async (payload, keys) => {
  const emails = keys.map((key) => key.slice(key.indexOf(' ') + 1))
  const profiles = [...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))]
  const { docs } = await payload.find({
    collection: slugs.people,
    where: { and: [{ profile: { in: profiles } }, { email: { in: emails } }] },
    select: { email: true, profile: true },
    ...visitorRead,
  })
  return docs.map(({ id, email, profile }) => ({
    id: keyOf(idOf(profile) ?? '', email),
    personId: id,
  }))
})

/** An address in a list; leads to all that is known of who it is. */
export async function PersonCell(props: DefaultServerCellComponentProps) {
  const { cellData, rowData, payload, link } = props
  const email = String(cellData ?? '')
  const profileId = idOf(rowData.profile)
  const person = link && profileId ? await personByAddress(payload, keyOf(profileId, email)) : null
  return person ? (
    <AdminLink href={`${payload.config.routes.admin}${peoplePath}/${person.personId}`}>
      {shownEmail(email)}
    </AdminLink>
  ) : (
    <EmailCell {...props} />
  )
}
