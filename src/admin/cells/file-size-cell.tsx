import type { DefaultServerCellComponentProps } from 'payload'
import { NoValue } from '@/src/admin/cells/labelled'
import { fileSize } from '@/src/core/files'

/** How large a file is. */
export function FileSizeCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? fileSize(cellData) : <NoValue />
}
