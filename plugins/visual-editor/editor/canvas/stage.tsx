import { type CSSProperties, useEffect, useState } from 'react'
import { useBuilder, usePage, useSite, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { keepSelectionOpen } from '@/plugins/visual-editor/editor/canvas/opened-blocks'
import { PageBlocks } from '@/plugins/visual-editor/editor/canvas/page-blocks'
import styles from '@/plugins/visual-editor/editor/canvas/stage.module.css'
import { useCanvasPointer } from '@/plugins/visual-editor/editor/canvas/use-canvas-pointer'
import { WidthGrip } from '@/plugins/visual-editor/editor/canvas/width-grip'
import { Overlay } from '@/plugins/visual-editor/editor/overlay/overlay'
import { usePageSize } from '@/plugins/visual-editor/editor/shell/devices'
import { boxCss } from '@/src/core/page-document/box-css'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** The page as visitors will see it, at the width of the chosen screen. */
export function Stage() {
  const builder = useBuilder()
  const { ui, elements } = builder
  const theme = useSite((site) => site.theme)
  const isDragging = useUi(({ drag }) => drag !== null)
  const stageHeightPx = useUi((state) => state.stageHeightPx)
  const { widthPx, scale } = usePageSize()
  const pointer = useCanvasPointer()
  // Made once: a new function would take the elements away for a moment at each render.
  const [stageRef] = useState(() => (element: HTMLElement | null) => {
    elements.stage = element
  })
  const [pageRef] = useState(() => (element: HTMLElement | null) => {
    elements.page = element
  })

  useEffect(() => {
    const { stage } = elements
    if (!stage) {
      return
    }
    const resizes = new ResizeObserver(() =>
      ui.setState({ stageWidthPx: stage.clientWidth, stageHeightPx: stage.clientHeight }),
    )
    resizes.observe(stage)
    return () => resizes.disconnect()
  }, [elements, ui])

  useEffect(() => keepSelectionOpen(builder), [builder])

  return (
    <main
      className={styles.stage}
      aria-label="Page"
      data-dragging={isDragging}
      ref={stageRef}
      onPointerDown={pointer.onStagePointerDown}
    >
      <div
        className={styles.artboard}
        style={
          {
            '--page-width': `${widthPx}px`,
            '--page-scale': scale,
            '--stage-height': `${stageHeightPx}px`,
          } as CSSProperties
        }
      >
        <div
          className={styles.page}
          data-testid="page"
          data-view="page"
          ref={pageRef}
          {...pointer.page}
        >
          <SiteRoot theme={theme} className={styles.site}>
            <BoxStyles />
            <PageBlocks />
          </SiteRoot>
        </div>
        <Overlay />
        <WidthGrip />
      </div>
    </main>
  )
}

/** The rules of blocks with a box of their own; hidden ones stay faintly visible here. */
function BoxStyles() {
  const css = boxCss(usePage(), { ghosts: true, within: '[data-view="page"]' })
  return css && <style>{css}</style>
}
