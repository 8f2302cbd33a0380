import type { DefaultServerCellComponentProps } from 'payload'
import { Labelled, NoValue } from '@/src/admin/cells/labelled'
import { ListTitle } from '@/src/admin/cells/list-title'

/** A number in a list; leads to its line where it stands first. */
export function NumberCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, link } = props
  if (typeof cellData !== 'number') {
    return <NoValue />
  }
  return link ? (
    <ListTitle {...props} cellData={String(cellData)} />
  ) : (
    <Labelled field={field}>{cellData}</Labelled>
  )
}
