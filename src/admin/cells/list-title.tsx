import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

/** The title of a line as a list shows it by itself, for cells that put something beside it. */
export function ListTitle({
  cellData,
  collectionSlug,
  columnIndex,
  link,
  linkURL,
  rowData,
}: DefaultServerCellComponentProps) {
  return (
    <RenderDefaultCell
      clientProps={{
        cellData,
        collectionSlug,
        rowData,
        link,
        linkURL,
        field: { name: 'title', type: 'text' },
      }}
      columnIndex={columnIndex ?? 0}
      enableRowSelections
      isLinkedColumn={Boolean(link)}
    />
  )
}
