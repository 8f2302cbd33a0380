import type { ReactNode } from 'react'
import { usePage, useSite } from '@/plugins/visual-editor/editor/builder-context'
import pageEnds from '@/plugins/visual-editor/editor/canvas/page-ends.module.css'
import styles from '@/plugins/visual-editor/editor/canvas/stage.module.css'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** A page stands in the site's root, with the site's styles alone. */
export function PageSurface({ children }: { children: ReactNode }) {
  const theme = useSite((site) => site.theme)
  return (
    <SiteRoot theme={theme} className={`${styles.site} ${pageEnds.ends}`}>
      <LayoutStyles />
      {children}
    </SiteRoot>
  )
}

/** A page to be looked at, beside the canvas. */
export function PageStill({ className, children }: { className: string; children: ReactNode }) {
  const theme = useSite((site) => site.theme)
  return (
    <SiteRoot theme={theme} className={`${className} ${pageEnds.ends}`}>
      {children}
    </SiteRoot>
  )
}

/** The rules of blocks with a layout of their own; hidden ones stay faintly visible here. */
function LayoutStyles() {
  const css = layoutCss(usePage(), { ghosts: true, within: '[data-view="page"]' })
  return css && <style>{css}</style>
}
