import { useEffect } from 'react'
import { focusPage } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { sourceStyle } from '@/plugins/visual-editor/editor/drag/source-style'
import styles from '@/plugins/visual-editor/editor/overlay/places/place-layer.module.css'
import { BlockThumb } from '@/plugins/visual-editor/editor/panels/block-thumb'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import controls from '@/src/admin/ui/controls.module.css'

/** What waits for its place, and the way out. */
export function PlaceBar() {
  const source = useUi(({ placing }) => placing)
  return source && <Waiting source={source} />
}

function Waiting({ source }: { source: DragSource }) {
  const { blocks, ui, commands, elements } = useBuilder()
  const page = usePage()
  const { type, name } = sourceStyle(source, blocks, page)

  useEffect(() => {
    const opener = document.activeElement
    const cancel = () => {
      ui.setState({ placing: null })
      commands.announce('Put back')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopImmediatePropagation()
        cancel()
      }
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
        opener.focus()
      } else {
        focusPage(elements)
      }
    }
  }, [ui, commands, elements])

  // What waits may have gone meanwhile, by undo or from another tab.
  useEffect(() => {
    if (!type) {
      ui.setState({ placing: null })
    }
  }, [type, ui])

  return (
    <div className={`${controls.chrome} ${styles.bar}`} role="status">
      <BlockThumb type={type ?? ''} />
      <p>
        <b>{name}</b>
        Pick a glowing line to place it
      </p>
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          ui.setState({ placing: null })
          commands.announce('Put back')
        }}
      >
        Cancel
      </button>
    </div>
  )
}
