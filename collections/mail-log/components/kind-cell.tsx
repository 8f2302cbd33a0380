import type { DefaultServerCellComponentProps } from 'payload'
import { mailKindLabel } from '@/src/core/choices/mail-states'

export function KindCell({ cellData }: DefaultServerCellComponentProps) {
  return mailKindLabel(String(cellData ?? ''))
}
