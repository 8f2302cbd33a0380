import type { DefaultServerCellComponentProps } from 'payload'
import { formatPrice } from '@/src/core/money'

/** `$12.50` in lists; nothing where there is no amount. */
export function DollarCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatPrice(cellData) : ''
}
