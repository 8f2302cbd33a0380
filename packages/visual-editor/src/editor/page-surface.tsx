import { type ComponentType, Fragment, type ReactNode } from 'react'
import styles from '@/packages/visual-editor/src/view/page.module.css'
import type { PageEditorOptions } from '@/packages/visual-editor/src/view/page-editor'
import { usePage } from '@/plugins/visual-editor/editor/builder-context'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import { rootId } from '@/src/core/page-document/schema'
import { classNames } from '@/src/ui/class-names'

type Surfaces = {
  Surface: ComponentType<{ children: ReactNode }>
  Still: ComponentType<{ className: string; children: ReactNode }>
}

/** What pages stand in on the canvas and beside it: as on the site, inside what the app puts around. */
export function createSurfaces(Canvas: PageEditorOptions['Canvas'] = Fragment): Surfaces {
  const className = classNames(styles.page, styles.canvas)
  return {
    Surface: ({ children }) => (
      <div className={className}>
        <LayoutStyles />
        <Canvas>
          <Empty />
          {children}
        </Canvas>
      </div>
    ),
    Still: ({ className: own, children }) => (
      <div className={classNames(className, own)}>
        <Canvas>{children}</Canvas>
      </div>
    ),
  }
}

/** The rules of blocks with a layout of their own; hidden ones stay faintly visible here. */
function LayoutStyles() {
  const css = layoutCss(usePage(), { ghosts: true, within: '[data-view="page"]' })
  return css && <style>{css}</style>
}

function Empty() {
  const isEmpty = usePage().nodes[rootId]?.children.length === 0
  return isEmpty && <p className={styles.empty}>Drag a block here, or click one to add it.</p>
}
