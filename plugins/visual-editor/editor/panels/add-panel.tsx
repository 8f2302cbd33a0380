import { useState } from 'react'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { startDrag } from '@/plugins/visual-editor/editor/drag/start-drag'
import { BlockThumb } from '@/plugins/visual-editor/editor/panels/block-thumb'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/find-blocks'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'

const groups = ['Words and pictures', 'Music and shows', 'Fans', 'Layout'] as const

/** Everything that can be put on the page, to drag there or to add with a click. */
export function AddPanel() {
  const { blocks } = useBuilder()
  const [query, setQuery] = useState('')
  const found = findBlocks([...blocks.values()], query)

  return (
    <PanelFrame
      title="Add to this page"
      search={{ label: 'Search', value: query, onChange: setQuery }}
    >
      {found.length === 0 && <p className={styles.nothing}>Nothing is called that.</p>}
      {groups.map((group) => {
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
    </PanelFrame>
  )
}

function BlockCard({ block: { definition, editor } }: { block: EditorBlock }) {
  const builder = useBuilder()
  return (
    <button
      type="button"
      className={styles.blockCard}
      data-block-type={definition.type}
      title="Drag it to the page, or click to add it"
      onPointerDown={(event) =>
        startDrag(event.nativeEvent, { kind: 'new', type: definition.type }, builder)
      }
      onClick={() => builder.commands.add(definition.type)}
    >
      <BlockThumb type={definition.type} />
      {editor.label}
    </button>
  )
}
