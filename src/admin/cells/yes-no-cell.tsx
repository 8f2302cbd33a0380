import type { DefaultServerCellComponentProps } from 'payload'
import { Labelled } from '@/src/admin/cells/labelled'

/** A ticked box, in a list. */
export function YesNoCell({ cellData, field }: DefaultServerCellComponentProps) {
  return <Labelled field={field}>{cellData ? 'Yes' : 'No'}</Labelled>
}
