import { type CSSProperties, type MouseEvent, memo, useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import pageEnds from '@/plugins/visual-editor/editor/canvas/page-ends.module.css'
import { createStillDrawer } from '@/plugins/visual-editor/editor/strip/still-drawer'
import styles from '@/plugins/visual-editor/editor/strip/strip.module.css'
import { boxCss } from '@/src/core/page-document/box-css'
import type { PageDocument } from '@/src/core/page-document/schema'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Props = {
  document: PageDocument
  /** Of the page, in pixels; it is scaled to the room there is. */
  widthPx: number
  scale: number
  label: string
}

/** The whole page at another width: to look at, and to pick blocks from. */
export const StillPage = memo(function StillPage({ document, widthPx, scale, label }: Props) {
  const { commands } = useBuilder()
  const theme = useSite((site) => site.theme)
  const [draw] = useState(createStillDrawer)
  const css = boxCss(document, { within: '[data-view="strip"]' })
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--page-width': `${widthPx}px`,
    '--page-scale': scale,
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, blocks are picked on the page and in Layers
    <div
      className={styles.frame}
      style={style}
      role="img"
      aria-label={label}
      onClick={(event) => {
        const id = blockAt(event)
        if (id) {
          commands.select(id)
        }
      }}
    >
      <div className={styles.page} data-view="strip" inert>
        <SiteRoot theme={theme} className={`${styles.site} ${pageEnds.ends}`}>
          {css && <style>{css}</style>}
          {draw(document)}
        </SiteRoot>
      </div>
    </div>
  )
})

/** What is inert is not hit by a click, so the innermost block is found by where it lies. */
function blockAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): string | undefined {
  return [...currentTarget.querySelectorAll<HTMLElement>('[data-box]')].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom
  })?.dataset.box
}
