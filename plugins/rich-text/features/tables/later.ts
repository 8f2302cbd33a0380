import type { LexicalEditor } from 'lexical'
import { hasRoom, type TableSize } from '@/plugins/rich-text/features/tables/table-room'
import type { Later } from '@/plugins/rich-text/kit/feature'
import { insertLater } from '@/plugins/rich-text/kit/later'

export const laterTables: Later = {
  types: ['table', 'tablerow', 'tablecell'],
  elements: ['table'],
  load: async () => (await import('@/plugins/rich-text/features/tables/whole')).wholeTables,
}

/** Puts an empty table at the caret, once the code of tables is there, if there is room to store it. */
export async function insertTableLater(editor: LexicalEditor, size: TableSize): Promise<void> {
  if (!hasRoom(editor, size)) {
    return
  }
  await insertLater(
    editor,
    laterTables,
    () => import('@/plugins/rich-text/features/tables/insert-table'),
    ({ insertTable }) => insertTable(editor, size),
  )
}
