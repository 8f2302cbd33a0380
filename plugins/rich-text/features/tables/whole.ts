import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { mergeRegister } from '@lexical/utils'
import { registerCells } from '@/plugins/rich-text/features/tables/cell-keys'
import { keepTablesSound } from '@/plugins/rich-text/features/tables/keep-tables-sound'
import { TableOverlay } from '@/plugins/rich-text/features/tables/table-overlay'
import { TableTools } from '@/plugins/rich-text/features/tables/table-tools'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const wholeTables: RichTextFeature = {
  name: 'whole-tables',
  nodes: [TableNode, TableRowNode, TableCellNode],
  register: (editor) => mergeRegister(keepTablesSound(editor), registerCells(editor)),
  Tools: TableTools,
  Overlay: TableOverlay,
}
