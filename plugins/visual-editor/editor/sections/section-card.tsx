import { type ReactNode, useMemo, useRef } from 'react'
import {
  BuilderProvider,
  useBuilder,
  useSite,
} from '@/plugins/visual-editor/editor/builder-context'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-block'
import { useCard } from '@/plugins/visual-editor/editor/panels/use-card'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import { useHasBeenVisible } from '@/src/admin/ui/use-has-been-visible'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import type { Subtree } from '@/src/core/page-document/operations'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** A section as it will look, to drag to the page or to add with a click. */
export function SectionCard({ name, subtree }: { name: string; subtree: Subtree }) {
  const card = useCard({ kind: 'section', name, subtree })
  return (
    <div className={styles.card}>
      <SectionPreview subtree={subtree} />
      {/* Beside the preview, not around it: the words of a page are no part of a button's name. */}
      <button {...card} className={styles.add} data-section={name} aria-label={`Add ${name}`}>
        {name}
      </button>
    </div>
  )
}

/** The page's width in a preview, in pixels of the page. */
const pageWidthPx = 1200

/** A section in small, drawn by the very blocks of the page, once it comes into sight. */
function SectionPreview({ subtree }: { subtree: Subtree }) {
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useHasBeenVisible(frame)
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
  const css = layoutCss({ version: 1, nodes: { ...subtree.nodes } })
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
