import type { DefaultServerCellComponentProps } from 'payload'
import { memberWords } from '@/src/core/memberships/member-words'
import { formatPrice } from '@/src/core/money'
import type { Membership } from '@/src/payload-types'

/** How the membership stands, in words. */
export function StandingCell({ rowData }: DefaultServerCellComponentProps) {
  return <span>{memberWords(rowData as Membership)}</span>
}

/** `$5.00 a month`. */
export function PriceCell({ rowData }: DefaultServerCellComponentProps) {
  const { interval, amountMinor } = rowData as Membership
  return <span>{interval === 'none' ? '–' : `${formatPrice(amountMinor)} a ${interval}`}</span>
}

export function DollarCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === 'number' && cellData > 0 ? formatPrice(cellData) : '–'}</span>
}
