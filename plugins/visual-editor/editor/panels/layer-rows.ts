import { type PageDocument, rootId } from '@/src/core/page-document/schema'

export type LayerRow = {
  id: string
  /** 0 for blocks that stand right on the page. */
  level: number
  name: string
  isParent: boolean
  isOpen: boolean
}

/** The rows of the Layers panel from top to bottom. A search shows every block it finds, and only those. */
export function layerRows(
  page: PageDocument,
  closed: ReadonlySet<string>,
  query: string,
  nameOf: (id: string) => string,
): LayerRow[] {
  const wanted = query.trim().toLowerCase()
  const rowsIn = (parentId: string, level: number): LayerRow[] =>
    (page.nodes[parentId]?.children ?? []).flatMap((id) => {
      const isParent = (page.nodes[id]?.children.length ?? 0) > 0
      const isOpen = isParent && (wanted !== '' || !closed.has(id))
      const row: LayerRow = { id, level, name: nameOf(id), isParent, isOpen }
      return [row, ...(isOpen ? rowsIn(id, level + 1) : [])]
    })
  const rows = rowsIn(rootId, 0)
  return wanted === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(wanted))
}
