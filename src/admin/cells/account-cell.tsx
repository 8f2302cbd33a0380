import type { DefaultServerCellComponentProps, RelationshipFieldServerProps } from 'payload'
import { accountOf } from '@/src/admin/cells/account-of'
import { ListTitle } from '@/src/admin/cells/list-title'
import { deletedAccount } from '@/src/core/deleted-account'
import { fullName } from '@/src/core/full-name'
import { shownEmail } from '@/src/core/text/email-address'

type Props = DefaultServerCellComponentProps

/** Who it is, by name: not all who see the list may know addresses. Leads to its line where it stands first. */
export async function FanCell(props: Props) {
  const account = await accountOf(props.payload, props.cellData)
  return <ListTitle {...props} cellData={account ? fullName(account) : deletedAccount} />
}

/** The same with the address, where all who see the list may know it. */
export async function AccountCell(props: Props) {
  const account = await accountOf(props.payload, props.cellData)
  const said = account ? `${fullName(account)}, ${shownEmail(account.email)}` : deletedAccount
  return <ListTitle {...props} cellData={said} />
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
