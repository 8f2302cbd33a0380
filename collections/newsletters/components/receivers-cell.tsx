import type { DefaultServerCellComponentProps } from 'payload'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** How many get a newsletter, which is known once it goes out. */
export function ReceiversCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number'
    ? cellData.toLocaleString('en')
    : ownerMessages.newsletters.noReceiversYet
}
