import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { deletedAccount } from '@/src/core/deleted-account'
import { slugs } from '@/src/core/slugs'

/** Who it is; accounts have no calls of their own that the list could ask. */
export async function AccountCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const id = typeof cellData === 'object' ? cellData?.id : cellData
  const { docs } = await payload.find({
    collection: slugs.publicAccounts,
    where: { id: { in: id ? [id] : [] } },
    select: { email: true, firstName: true, lastName: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // The list holds what its reader may see: those rows name these accounts.
    overrideAccess: true,
  })
  const [account] = docs
  return (
    <Link href={`${payload.config.routes.admin}/collections/${slugs.memberships}/${rowData.id}`}>
      {account ? `${account.firstName} ${account.lastName}, ${account.email}` : deletedAccount}
    </Link>
  )
}
