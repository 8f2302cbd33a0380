import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import { foundRows, layerRows } from '@/plugins/visual-editor/editor/layers/layer-rows'
import { LayerTree } from '@/plugins/visual-editor/editor/layers/layer-tree'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'

/** The page as a list of what is inside what. */
export function LayersPanel() {
  const { blocks, kind } = useBuilder()
  const page = usePage()
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(query.trim())
  const rows = useMemo(
    () =>
      wanted === ''
        ? layerRows(page, closed)
        : foundRows(page, wanted, (id) => nameOf(blocks, page, id)),
    [page, closed, wanted, blocks],
  )

  const setOpen = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(closed)
    for (const id of ids) {
      if (isOpen) {
        next.delete(id)
      } else {
        next.add(id)
      }
    }
    setClosed(next)
  }

  return (
    <PanelFrame
      title="Layers"
      search={{ label: `Find on this ${kind.noun}`, value: query, onChange: setQuery }}
      bodyRef={scroller}
    >
      {rows.length === 0 && <p className={panels.nothing}>Nothing is called that.</p>}
      <LayerTree rows={rows} isSearch={wanted !== ''} scroller={scroller} setOpen={setOpen} />
    </PanelFrame>
  )
}
