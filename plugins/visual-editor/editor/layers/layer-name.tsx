import { useRef } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/layers/layers.module.css'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'

type Props = { id: string; name: string; isRenaming: boolean; onRenamed: () => void }

/** A block's name; while it is renamed a field. Left empty, the block is named by its own words. */
export function LayerName({ id, name, isRenaming, onRenamed }: Props) {
  const { commands, engine } = useBuilder()
  const isGivenUp = useRef(false)
  if (!isRenaming) {
    return <span className={styles.name}>{name}</span>
  }
  return (
    <input
      className={styles.rename}
      aria-label="Name of this block"
      defaultValue={engine.document().nodes[id]?.name ?? name}
      maxLength={limits.pageDocument.maxName}
      // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked to write here
      autoFocus
      onFocus={(event) => {
        isGivenUp.current = false
        event.target.select()
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        isGivenUp.current = event.key === 'Escape'
        if (event.key === 'Escape' || isEnter(event)) {
          event.preventDefault()
          event.currentTarget.blur()
        }
      }}
      onBlur={(event) => {
        const typed = event.target.value.trim()
        if (!isGivenUp.current && typed !== name) {
          commands.setNode(id, { name: typed === '' ? undefined : typed })
        }
        onRenamed()
      }}
    />
  )
}
