import { useEffect } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/overlay/flash.module.css'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import type { Reveal } from '@/plugins/visual-editor/editor/state/ui-store'

const flashMs = 900
/** A block that has gone meanwhile is not waited for. */
const giveUpMs = 5000

/** Brings the block that is asked for into sight, and for a moment outlines it when it changed. */
export function Flash() {
  const reveal = useUi((state) => state.reveal)
  return reveal && <Revealed key={reveal.count} reveal={reveal} />
}

function Revealed({ reveal }: { reveal: Reveal }) {
  const { ui, elements } = useBuilder()
  const rect = useBlockRect(reveal.id)
  // A block that just came may take a while to be drawn.
  const isDrawn = rect !== null

  useEffect(() => {
    // Asked for once: whoever scrolls on afterwards is not brought back.
    const done = () => ui.getState().reveal === reveal && ui.setState({ reveal: null })
    const timer = setTimeout(done, isDrawn ? flashMs : giveUpMs)
    const frame = requestAnimationFrame(() => {
      const block = elements.page?.querySelector(`[data-block-id="${reveal.id}"]`)
      if (!isDrawn || !block) {
        return
      }
      if (elements.stage) {
        scrollIntoSight(elements.stage, block)
      }
      if (!reveal.isFlashing) {
        done()
      }
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [reveal, isDrawn, elements, ui])

  return (
    reveal.isFlashing && rect && <div className={styles.flash} style={rect} data-testid="flash" />
  )
}

/** Room above a block for its own buttons, in pixels. */
const roomAbovePx = 56
const roomBelowPx = 24

/** Scrolls as little as shows the block; of one taller than the stage, its beginning. */
function scrollIntoSight(stage: HTMLElement, block: Element): void {
  const view = stage.getBoundingClientRect()
  const { top, bottom } = block.getBoundingClientRect()
  const above = view.top + roomAbovePx - top
  const below = bottom + roomBelowPx - view.bottom
  if (above > 0) {
    stage.scrollBy({ top: -above })
  } else if (below > 0) {
    stage.scrollBy({ top: Math.min(below, -above) })
  }
}
