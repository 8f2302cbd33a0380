import type { DefaultServerCellComponentProps } from 'payload'
import { formatPlayerTime } from '@/src/core/player/player-time'

/** `3:42`. */
export function LengthCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? formatPlayerTime(cellData) : ''
}
