import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { keepSelectionOpen } from '@/plugins/visual-editor/editor/canvas/blocks/expanded-blocks'
import { PageBlocks } from '@/plugins/visual-editor/editor/canvas/blocks/page-blocks'
import styles from '@/plugins/visual-editor/editor/canvas/stage.module.css'
import { SteadyView } from '@/plugins/visual-editor/editor/canvas/steady-view'
import { useCanvasPointer } from '@/plugins/visual-editor/editor/canvas/use-canvas-pointer'
import { WidthGrip } from '@/plugins/visual-editor/editor/canvas/width/width-grip'
import { Overlay } from '@/plugins/visual-editor/editor/overlay/overlay'
import { usePageSize } from '@/plugins/visual-editor/editor/shell/bar/devices'

/** The page as visitors will see it, or the email, at the width of the chosen screen. */
export function Stage() {
  const builder = useBuilder()
  const { ui, elements, kind, commands } = builder
  const isDragging = useUi(({ drag }) => drag !== null)
  const stageHeightPx = useUi((state) => state.stageHeightPx)
  const { widthPx, scale } = usePageSize()
  const isWider = useUi(({ writing, stageWidthPx }) => writing !== null && widthPx > stageWidthPx)
  const pointer = useCanvasPointer()
  // Made once: a new function would take the elements away for a moment at each render.
  const [stageRef] = useState(() => (element: HTMLElement | null) => {
    elements.stage = element
  })
  const [pageRef] = useState(() => (element: HTMLElement | null) => {
    elements.page = element
  })

  // A page that is drawn before its width is known is laid out twice.
  const isMeasured = useUi(({ stageWidthPx }) => stageWidthPx > 0)

  const stageTop = useRef(0)

  useEffect(() => {
    const { stage } = elements
    if (!stage) {
      return
    }
    let windowHeightPx = window.innerHeight
    stageTop.current = stage.getBoundingClientRect().top
    const resizes = new ResizeObserver(() => {
      // While something hides the stage, what is open in it stays.
      if (stage.clientWidth > 0) {
        const { stageHeightPx, selectedId, writing } = ui.getState()
        // The tools of words come and go above the stage: a page that keeps its height leaves room to scroll
        // by theirs, and nothing in sight moves.
        const isKept = writing !== null && window.innerHeight === windowHeightPx
        ui.setState({
          stageWidthPx: stage.clientWidth,
          stageHeightPx: isKept ? stageHeightPx : stage.clientHeight,
        })
        const from = stageTop.current
        stageTop.current = stage.getBoundingClientRect().top
        stage.scrollTop += stageTop.current - from
        // Settings that come up below may take the place of the very block that they are about; who makes
        // the window lower looks at something.
        const isLower = stage.clientHeight < stageHeightPx && window.innerHeight >= windowHeightPx
        windowHeightPx = window.innerHeight
        if (selectedId && !writing && isLower) {
          commands.reveal(selectedId)
        }
      }
    })
    resizes.observe(stage)
    return () => resizes.disconnect()
  }, [elements, ui, commands])

  useEffect(() => keepSelectionOpen(builder), [builder])

  return (
    <main
      className={styles.stage}
      aria-label={kind.noun === 'page' ? 'Page' : 'Email'}
      data-dragging={isDragging}
      data-wider={isWider}
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
          <kind.Surface>{isMeasured && <PageBlocks />}</kind.Surface>
        </div>
        <SteadyView stageTop={stageTop} />
        <Overlay />
        {kind.hasScreens && !isWider && <WidthGrip />}
      </div>
    </main>
  )
}
