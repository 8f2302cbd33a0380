import { Table } from 'lucide-react'
import { lazy } from 'react'
import { laterTables } from '@/plugins/rich-text/features/tables/later'
import { tablesFor } from '@/plugins/rich-text/features/tables/tables-for'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const tables: RichTextFeature = {
  name: 'tables',
  later: laterTables,
  inserts: [
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
  insertsFor: tablesFor,
}
