import { rulesOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import styles from '@/plugins/visual-editor/editor/overlay/empty-page.module.css'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import { Plus } from '@/src/admin/ui/icons'
import { rootId } from '@/src/core/page-document/schema'

/** Between header and footer of a page that has nothing else yet: the way to its first block. */
export function EmptyPage() {
  const { blocks, engine } = useBuilder()
  const isEmpty = useEngineValue(engine, () => {
    const { nodes } = engine.document()
    const top = nodes[rootId]?.children ?? []
    const { length } = top.filter((id) => rulesOf(blocks, nodes[id]?.type ?? '').acceptsChildren)
    return (
      length === 0 &&
      top.every((id) => rulesOf(blocks, nodes[id]?.type ?? '').singleton !== undefined)
    )
  })
  return isEmpty && <Invitation />
}

function Invitation() {
  const { blocks, engine, ui } = useBuilder()
  const idAt = (place: 'first' | 'last') => {
    const { nodes } = engine.document()
    const top = nodes[rootId]?.children ?? []
    return top.find((id) => rulesOf(blocks, nodes[id]?.type ?? '').singleton === place) ?? null
  }
  const header = useBlockRect(idAt('first'))
  const footer = useBlockRect(idAt('last'))
  if (!header || !footer) {
    return null
  }
  const top = header.top + header.height
  return (
    <div
      className={styles.empty}
      style={{ left: header.left, top, width: header.width, height: footer.top - top }}
    >
      <button
        type="button"
        onClick={() => ui.setState({ panel: 'add', selectedId: null, addBefore: null })}
      >
        <span>
          <Plus size={20} aria-hidden />
        </span>
        Add your first block
      </button>
    </div>
  )
}
