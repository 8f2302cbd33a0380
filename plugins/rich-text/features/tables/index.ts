import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { mergeRegister } from '@lexical/utils'
import { Table } from 'lucide-react'
import { registerCells } from '@/plugins/rich-text/features/tables/cell-keys'
import { keepTablesSound } from '@/plugins/rich-text/features/tables/keep-tables-sound'
import { TableDialog } from '@/plugins/rich-text/features/tables/table-dialog'
import { TableOverlay } from '@/plugins/rich-text/features/tables/table-overlay'
import { TableTools } from '@/plugins/rich-text/features/tables/table-tools'
import { tablesFor } from '@/plugins/rich-text/features/tables/tables-for'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const tables: RichTextFeature = {
  name: 'tables',
  nodes: [TableNode, TableRowNode, TableCellNode],
  register: (editor) => mergeRegister(keepTablesSound(editor), registerCells(editor)),
  inserts: [
    {
      id: 'table',
      label: 'Table',
      icon: Table,
      keywords: ['rows', 'columns', 'grid', 'spreadsheet'],
      Dialog: TableDialog,
    },
  ],
  insertsFor: tablesFor,
  Tools: TableTools,
  Overlay: TableOverlay,
}
