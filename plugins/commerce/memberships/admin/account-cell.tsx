import type { DefaultServerCellComponentProps } from 'payload'
import { AdminLink } from '@/src/admin/admin-link'
import { rowsById } from '@/src/admin/rows-by-id'
import { deletedAccount } from '@/src/core/deleted-account'
import { fullName } from '@/src/core/full-name'
import { slugs } from '@/src/core/slugs'
import { shownEmail } from '@/src/core/text/email-address'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

/** With the system's rights: the list holds what its reader may see, and its rows name these accounts. */
const accountById = rowsById(async (payload, ids) => {
  const { docs } = await payload.find({
    collection: slugs.publicAccounts,
    where: { id: { in: ids } },
    select: { email: true, firstName: true, lastName: true },
    ...visitorRead,
  })
  return docs
})

/** Who it is; accounts have no calls of their own that the list could ask. */
export async function AccountCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const id = idOf(cellData)
  const account = id ? await accountById(payload, id) : null
  return (
    <AdminLink
      href={`${payload.config.routes.admin}/collections/${slugs.memberships}/${rowData.id}`}
    >
      {account ? `${fullName(account)}, ${shownEmail(account.email)}` : deletedAccount}
    </AdminLink>
  )
}
