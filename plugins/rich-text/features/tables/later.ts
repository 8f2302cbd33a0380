import type { LexicalEditor } from 'lexical'
import type { TableSize } from '@/plugins/rich-text/features/tables/table-size'
import type { Later } from '@/plugins/rich-text/kit/feature'
import { insertLater } from '@/plugins/rich-text/kit/later'

export const laterTables: Later = {
  types: ['table', 'tablerow', 'tablecell'],
  elements: ['table'],
  load: async () => (await import('@/plugins/rich-text/features/tables/whole')).wholeTables,
}

/** Puts an empty table at the caret, once the code of tables is there. */
export function insertTableLater(editor: LexicalEditor, size: TableSize): Promise<void> {
  return insertLater(
    editor,
    laterTables,
    () => import('@/plugins/rich-text/features/tables/insert-table'),
    ({ insertTable }) => insertTable(editor, size),
  )
}
