import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import {
  BuilderProvider,
  useBuilder,
  useSite,
} from '@/plugins/visual-editor/editor/builder-context'
import pageEnds from '@/plugins/visual-editor/editor/canvas/page-ends.module.css'
import { scaleToFit } from '@/plugins/visual-editor/editor/shell/bar/devices'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { createStillDrawer } from '@/plugins/visual-editor/editor/strip/still-drawer'
import type { ChangeWord } from '@/plugins/visual-editor/editor/versions/change-labels'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import type { PageDocument } from '@/src/core/page-document/schema'
import { type EditedTheme, shownTheme } from '@/src/core/theme/edited-theme'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Props = {
  /** Tells the two pages of a comparison apart. */
  side: 'before' | 'after'
  title: string
  document: PageDocument
  /** Left out where it is as now. */
  theme?: EditedTheme
  marked: readonly ChangeWord[]
  /** Of the page, in pixels; it is scaled to the room there is. */
  widthPx: number
}

/** A page as it looks on the site, with what is different outlined; only to look at. */
export function ComparedPage({ theme, ...sheet }: Props) {
  const builder = useBuilder()
  // Blocks ask the site for links and pictures of the theme, too.
  const themed = useMemo(() => {
    const site = theme && { ...builder.site.getState(), theme: shownTheme(theme) }
    return site ? { ...builder, site: createSiteStore(site) } : builder
  }, [builder, theme])
  return (
    <BuilderProvider value={themed}>
      <ComparedSheet {...sheet} />
    </BuilderProvider>
  )
}

function ComparedSheet({ side, title, document, marked, widthPx }: Omit<Props, 'theme'>) {
  const theme = useSite((site) => site.theme)
  const [draw] = useState(createStillDrawer)
  const frame = useRef<HTMLDivElement>(null)
  const roomPx = useWidth(frame)
  const within = `[data-view="${side}"]`
  const css = useMemo(
    () => `${layoutCss(document, { within })}\n${marksCss(within, marked)}`,
    [document, within, marked],
  )
  const style = {
    width: widthPx,
    zoom: roomPx === 0 ? 1 : scaleToFit(widthPx, roomPx),
  } satisfies CSSProperties
  return (
    <section className={styles.side} aria-label={title}>
      <h3>{title}</h3>
      <div
        className={styles.scroll}
        ref={frame}
        data-testid={`compare-${side}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows
        tabIndex={0}
      >
        <style>{css}</style>
        <div inert data-view={side} style={style} className={styles.sheet}>
          <SiteRoot theme={theme} className={pageEnds.ends}>
            {draw(document)}
          </SiteRoot>
        </div>
      </div>
    </section>
  )
}

/** Ids come from stored pages and go into a selector: only what an id may be gets there. */
function marksCss(within: string, marked: readonly ChangeWord[]): string {
  return marked
    .filter(({ id }) => /^[A-Za-z0-9_-]+$/.test(id))
    .map(
      ({ id, kind }) =>
        `${within} [data-layout="${id}"]{outline:6px solid var(--mark-${kind});outline-offset:-6px}`,
    )
    .join('\n')
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [widthPx, setWidthPx] = useState(0)
  useEffect(() => {
    const { current } = element
    if (!current) {
      return
    }
    const resizes = new ResizeObserver(() => setWidthPx(current.clientWidth))
    resizes.observe(current)
    return () => resizes.disconnect()
  }, [element])
  return widthPx
}
