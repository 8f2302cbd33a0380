import type { DefaultServerCellComponentProps } from 'payload'
import type { Domain } from '@/src/payload-types'

/** In the list of domains, in a word. */
export function ProofCell({ rowData }: DefaultServerCellComponentProps) {
  const { provedAt, missingSince } = rowData as Domain
  if (!provedAt) {
    return 'Not yet'
  }
  return missingSince ? 'Record is gone' : 'Proved'
}
