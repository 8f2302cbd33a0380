import type { DefaultServerCellComponentProps } from 'payload'
import { ListTitle } from '@/src/admin/cells/list-title'
import { shownEmail } from '@/src/core/text/email-address'

/** An address in a list as people write it; links to its line where it stands first. */
export function EmailCell(props: DefaultServerCellComponentProps) {
  return <ListTitle {...props} cellData={shownEmail(String(props.cellData ?? ''))} />
}
