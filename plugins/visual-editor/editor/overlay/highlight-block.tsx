import { useEffect, useState } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/overlay/highlight-block.module.css'
import { useBlockRect } from '@/plugins/visual-editor/editor/overlay/use-block-rect'
import type { Reveal } from '@/plugins/visual-editor/editor/state/ui-store'

const flashMs = 900
/** What is drawn above or inside it meanwhile may push a block out of sight again. */
const followMs = 3000
/** A block that has gone meanwhile is not waited for. */
const giveUpMs = 5000

/** Brings the block that is asked for into sight, and for a moment outlines it when it changed. */
export function HighlightBlock() {
  const reveal = useUi((state) => state.reveal)
  return reveal && <Revealed key={reveal.count} reveal={reveal} />
}

function Revealed({ reveal }: { reveal: Reveal }) {
  const { ui, elements } = useBuilder()
  const rect = useBlockRect(reveal.id)
  const stageHeightPx = useUi((state) => state.stageHeightPx)
  const [hasFlashed, setHasFlashed] = useState(false)
  // A block that just came may take a while to be drawn.
  const isDrawn = rect !== null

  useEffect(() => {
    const done = () => ui.getState().reveal === reveal && ui.setState({ reveal: null })
    const flash = isDrawn ? setTimeout(() => setHasFlashed(true), flashMs) : undefined
    const end = setTimeout(done, isDrawn ? followMs : giveUpMs)
    return () => {
      clearTimeout(flash)
      clearTimeout(end)
    }
  }, [reveal, isDrawn, ui])

  const isLetGo = useLetGo(isDrawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the block, or another height of the stage, may hide it
  useEffect(() => {
    const { page, stage } = elements
    const block = page?.querySelector(`[data-block-id="${reveal.id}"]`)
    if (stage && block && isDrawn && !isLetGo) {
      scrollIntoSight(stage, block)
    }
  }, [reveal, rect, isDrawn, stageHeightPx, elements, isLetGo])

  const isFlashing = reveal.isFlashing && !hasFlashed
  return isFlashing && rect && <div className={styles.flash} style={rect} data-testid="flash" />
}

/** Anyone who goes on to something else after the block came into sight is not brought back. */
function useLetGo(isDrawn: boolean): boolean {
  const [isLetGo, setIsLetGo] = useState(false)
  useEffect(() => {
    if (!isDrawn) {
      return
    }
    const letGo = () => setIsLetGo(true)
    // In the capture phase it does not hear the very click or key that asked for the block.
    const options = { capture: true, passive: true }
    const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown']
    for (const sign of signs) {
      window.addEventListener(sign, letGo, options)
    }
    return () => {
      for (const sign of signs) {
        window.removeEventListener(sign, letGo, options)
      }
    }
  }, [isDrawn])
  return isLetGo
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
