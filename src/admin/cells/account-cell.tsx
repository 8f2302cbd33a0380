import type {
  DefaultServerCellComponentProps,
  Payload,
  RelationshipFieldServerProps,
} from 'payload'
import type { ReactNode } from 'react'
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

/** Accounts have no calls of their own that a list or a form could ask. */
async function accountOf(payload: Payload, account: Parameters<typeof idOf>[0]) {
  const id = idOf(account)
  return id ? accountById(payload, id) : null
}

function Linked({ link, payload, collectionSlug, rowData, children }: LinkedProps) {
  const { admin } = payload.config.routes
  return link ? (
    <AdminLink href={`${admin}/collections/${collectionSlug}/${rowData.id}`}>{children}</AdminLink>
  ) : (
    children
  )
}

type LinkedProps = DefaultServerCellComponentProps & { children: ReactNode }

/** Who it is, by name: not all who see the list may know addresses. Leads to its line where it stands first. */
export async function FanCell(props: DefaultServerCellComponentProps) {
  const account = await accountOf(props.payload, props.cellData)
  return <Linked {...props}>{account ? fullName(account) : deletedAccount}</Linked>
}

/** The same with the address, where all who see the list may know it. */
export async function AccountCell(props: DefaultServerCellComponentProps) {
  const account = await accountOf(props.payload, props.cellData)
  return (
    <Linked {...props}>
      {account ? `${fullName(account)}, ${shownEmail(account.email)}` : deletedAccount}
    </Linked>
  )
}

/** Who it is, in a form. */
export async function FanField({ data, field, payload, path }: RelationshipFieldServerProps) {
  const account = await accountOf(payload, data[path] as string | null)
  return (
    <div className="field-type">
      <p className="field-label">{typeof field.label === 'string' ? field.label : 'Fan'}</p>
      {account ? fullName(account) : '–'}
    </div>
  )
}
