'use client'

import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { Table } from 'lucide-react'
import { lazy } from 'react'
import { registerCells } from '@/plugins/rich-text/features/tables/cell-keys'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { keepTablesSound } from '@/plugins/rich-text/features/tables/keep-tables-sound'
import { fits, tableSize } from '@/plugins/rich-text/features/tables/table-room'
import { TableTools } from '@/plugins/rich-text/features/tables/table-tools'
import type { Prepares } from '@/plugins/rich-text/kit/editor-config'
import { behaviour, type Insert, menus, overlayFor, tools } from '@/plugins/rich-text/kit/feature'
import type { RichTextHost } from '@/plugins/rich-text/kit/host'

const size = /^([1-9]\d?)(?:x([1-9]\d?)?)?$/i

/** Offered when only the number of rows was typed. */
const fewColumns = [1, 2, 3, 4, 5]

/** Tables for `3x4` (rows, columns), and for `3` those with one to five columns, where there is room for them. */
export function tablesFor(typed: string, host: RichTextHost): readonly Insert[] {
  const [, rows, columns] = size.exec(typed) ?? []
  if (rows === undefined) {
    return []
  }
  return (columns === undefined ? fewColumns : [Number(columns)])
    .map((count) => ({ rows: Number(rows), columns: count }))
    .filter((wanted) => tableSize.safeParse(wanted).success && fits(wanted, host))
    .map((wanted) => ({
      id: `table-${wanted.rows}x${wanted.columns}`,
      label: `Table, ${wanted.rows} × ${wanted.columns}`,
      icon: Table,
      run: (editor) => insertTable(editor, wanted),
    }))
}

const { plugins, slashMenu, toolbarFixed } = menus(
  [
    {
      id: 'table',
      label: 'Table',
      icon: Table,
      keywords: ['rows', 'columns', 'grid', 'spreadsheet'],
      Dialog: lazy(async () => ({
        default: (await import('@/plugins/rich-text/features/tables/table-dialog')).TableDialog,
      })),
    },
  ],
  tablesFor,
)

const prepares: Prepares = { prepare: keepTablesSound }

export const TablesFeatureClient = createClientFeature({
  ...prepares,
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [
    ...plugins,
    behaviour(registerCells),
    overlayFor(
      [TableNode],
      async () => (await import('@/plugins/rich-text/features/tables/table-handles')).TableHandles,
    ),
  ],
  slashMenu,
  toolbarFixed: { groups: [...toolbarFixed.groups, tools('tables', TableTools)] },
})
