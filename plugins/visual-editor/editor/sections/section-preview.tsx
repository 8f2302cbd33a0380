import { type ReactNode, useMemo, useRef } from 'react'
import {
  BuilderProvider,
  useBuilder,
  useSite,
} from '@/plugins/visual-editor/editor/builder-context'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/canvas-block'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import { useSeen } from '@/plugins/visual-editor/editor/shell/use-seen'
import { boxCss } from '@/src/core/page-document/box-css'
import type { Subtree } from '@/src/core/page-document/operations'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** The page's width in a preview, in pixels of the page. */
const pageWidthPx = 1200

/** A section in small, drawn by the very blocks of the page, once it comes into sight. */
export function SectionPreview({ subtree }: { subtree: Subtree }) {
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(frame)
  return (
    <span className={styles.preview} ref={frame} aria-hidden="true">
      {isSeen && <Drawing subtree={subtree} />}
    </span>
  )
}

function Drawing({ subtree }: { subtree: Subtree }) {
  const builder = useBuilder()
  const theme = useSite((site) => site.theme)
  // Blocks look as on the site: nothing says what is missing, nothing can be written in.
  const quiet = useMemo(() => ({ ...builder, isEditing: false }), [builder])
  const css = boxCss({ version: 1, nodes: { ...subtree.nodes } })
  const draw = (id: string): ReactNode => {
    const node = subtree.nodes[id]
    if (!node) {
      return null
    }
    const { children, ...block } = node
    return (
      <CanvasBlock key={id} id={id} block={block}>
        {children.length > 0 ? children.map(draw) : undefined}
      </CanvasBlock>
    )
  }
  return (
    <BuilderProvider value={quiet}>
      <div className={styles.page} style={{ width: pageWidthPx }} inert>
        <SiteRoot theme={theme}>
          {css && <style>{css}</style>}
          {draw(subtree.rootId)}
        </SiteRoot>
      </div>
    </BuilderProvider>
  )
}
