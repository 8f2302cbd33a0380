import type { z } from 'zod'
import type { definition } from '@/blocks/columns/schema'

type Props = Pick<z.output<typeof definition.schema>, 'count' | 'ratio'>

/** Widths of the columns as CSS. Of four, the second is in the middle. */
export function columnTracks({ count, ratio }: Props): string {
  const wide = { equal: -1, first: 0, middle: Math.floor((count - 1) / 2), last: count - 1 }[ratio]
  return Array.from({ length: count }, (_, index) => `minmax(0,${index === wide ? 2 : 1}fr)`).join(
    ' ',
  )
}
