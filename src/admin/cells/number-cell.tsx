import type { DefaultServerCellComponentProps } from 'payload'
import { Labelled, NoValue } from '@/src/admin/cells/labelled'

/** A number in a list. */
export function NumberCell({ cellData, field }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <Labelled field={field}>{cellData}</Labelled> : <NoValue />
}
