import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { elementProps } from '@/src/rich-text/element-props'
import { isCellColor, sizeMaxPx } from '@/src/rich-text/nodes/table/cell-style'
import { readPackedCell } from '@/src/rich-text/nodes/table/packed-cells'

const { rowsMax, columnsMax, columnMinPx, rowMinPx } = limits.table

const size = (minPx: number) =>
  z
    .number()
    .transform((px) => Math.min(Math.max(px, minPx), sizeMaxPx))
    .catch(minPx)

export const table = z.object({
  type: z.literal('table'),
  ...elementProps,
  /** Pixels: proportions where the text is wider, and what a column keeps where it is narrower. */
  colWidths: z.array(size(columnMinPx)).optional().catch(undefined),
  rowStriping: z.literal(true).optional().catch(undefined),
})

export const tableRow = z.object({
  type: z.literal('tablerow'),
  ...elementProps,
  height: size(rowMinPx).optional(),
  cells: z
    .array(z.unknown())
    .transform((cells) => cells.slice(0, columnsMax).map(readPackedCell))
    .optional()
    .catch(undefined),
})

export const tableCell = z.object({
  type: z.literal('tablecell'),
  ...elementProps,
  colSpan: z.int().min(1).max(columnsMax).catch(1),
  rowSpan: z.int().min(1).max(rowsMax).catch(1),
  headerState: z.int().min(0).max(3).catch(0),
  backgroundColor: z.string().refine(isCellColor).nullable().catch(null),
  verticalAlign: z.enum(['middle', 'bottom']).optional().catch(undefined),
})

export type TableNode = z.infer<typeof table>
export type TableRowNode = z.infer<typeof tableRow>
export type TableCellNode = z.infer<typeof tableCell>
