import { Suspense, useState } from 'react'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { nameOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { BlockThumb } from '@/plugins/visual-editor/editor/panels/block-thumb'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { useCard } from '@/plugins/visual-editor/editor/panels/use-card'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronRight, PanelsTopLeft, X } from '@/src/admin/ui/icons'

/** Everything that can be put on the page, to drag there or to add with a click. */
export function AddPanel() {
  const { blocks, kind } = useBuilder()
  const [query, setQuery] = useState('')
  const [isSections, setIsSections] = useState(false)
  const found = findBlocks([...blocks.values()], query)
  const { sections } = kind

  if (sections && isSections) {
    return (
      <Suspense fallback={<PanelFrame title="Sections" onBack={() => setIsSections(false)} />}>
        <sections.Panel onBack={() => setIsSections(false)} />
      </Suspense>
    )
  }

  return (
    <PanelFrame
      title={`Add to this ${kind.noun}`}
      search={{ label: 'Search', value: query, onChange: setQuery }}
      footer={
        sections && (
          <div className={styles.foot}>
            <button type="button" className={controls.button} onClick={() => setIsSections(true)}>
              <PanelsTopLeft size={16} aria-hidden />
              Ready-made sections
              <ChevronRight size={16} aria-hidden />
            </button>
          </div>
        )
      }
    >
      <AddBefore />
      {found.length === 0 && <p className={styles.nothing}>No block is called that.</p>}
      {kind.groups.map((group) => {
        const members = found.filter(({ editor }) => editor.group === group)
        return (
          members.length > 0 && (
            <section key={group}>
              <h3 className={styles.groupTitle}>{group}</h3>
              <div className={styles.blockList}>
                {members.map((block) => (
                  <BlockCard key={block.definition.type} block={block} />
                ))}
              </div>
            </section>
          )
        )
      })}
      {sections && query.trim() !== '' && (
        <Suspense>
          <sections.Found query={query} />
        </Suspense>
      )}
    </PanelFrame>
  )
}

/** Where the next block goes, after the plus on a block's edge was pressed. */
function AddBefore() {
  const { blocks, ui } = useBuilder()
  const page = usePage()
  const id = useUi(({ addBefore }) => addBefore)
  return (
    id &&
    page.nodes[id] && (
      <p className={styles.addBefore}>
        <span>Goes above {nameOf(blocks, page, id)}</span>
        <IconButton icon={X} label="Anywhere" onClick={() => ui.setState({ addBefore: null })} />
      </p>
    )
  )
}

function BlockCard({ block: { definition, editor } }: { block: EditorBlock }) {
  const card = useCard({ kind: 'new', type: definition.type })
  return (
    <button {...card} className={styles.blockCard} data-block-type={definition.type}>
      <BlockThumb type={definition.type} />
      {editor.label}
    </button>
  )
}
