import type {
  DefaultServerCellComponentProps,
  Payload,
  RelationshipFieldServerProps,
} from 'payload'
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

type Props = { payload: Payload; id: string | undefined | null }

/** Accounts have no calls of their own that a list or a form could ask. */
async function nameOf({ payload, id }: Props): Promise<string> {
  const account = id ? await accountById(payload, id) : null
  return account ? `${fullName(account)}, ${shownEmail(account.email)}` : deletedAccount
}

/** Who it is; leads to its line where it stands first. */
export async function AccountCell({ payload, ...props }: DefaultServerCellComponentProps) {
  const name = await nameOf({ payload, id: idOf(props.cellData) })
  return props.link ? (
    <AdminLink
      href={`${payload.config.routes.admin}/collections/${props.collectionSlug}/${props.rowData.id}`}
    >
      {name}
    </AdminLink>
  ) : (
    name
  )
}

/** The same in a form. */
export async function AccountField({ data, field, payload, path }: RelationshipFieldServerProps) {
  const id = idOf(data[path])
  return (
    <div className="field-type">
      <p className="field-label">{typeof field.label === 'string' ? field.label : 'Account'}</p>
      {id ? await nameOf({ payload, id }) : '–'}
    </div>
  )
}
