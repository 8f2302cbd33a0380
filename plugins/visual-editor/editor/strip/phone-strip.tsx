import {
  type CSSProperties,
  type MouseEvent,
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import {
  deviceWidthsPx,
  scaleToFit,
  screenNames,
  useScreen,
} from '@/plugins/visual-editor/editor/shell/bar/devices'
import { createStillDrawer } from '@/plugins/visual-editor/editor/strip/still-drawer'
import styles from '@/plugins/visual-editor/editor/strip/strip.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Monitor, Pin, PinOff, Smartphone, X } from '@/src/admin/ui/icons'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import type { PageDocument } from '@/src/core/page-document/schema'

/** Room for the page in the sidebar, in pixels. */
const roomPx = 264

type Props = {
  /** A block's settings stand in its place: keeps what it shows until it is seen again. */
  isHidden: boolean
  isPinned: boolean
  /** Null where there is no room for it beside the settings. */
  onPin: ((isPinned: boolean) => void) | null
  onHide: () => void
}

/** The page as on a phone, beside the canvas; while that shows a phone, as on a computer. */
export function PhoneStrip({ isHidden, isPinned, onPin, onHide }: Props) {
  const isPhone = useScreen() === 'mobile'
  const widthPx = deviceWidthsPx[isPhone ? 'desktop' : 'phone']
  const name = screenNames[isPhone ? 'base' : 'mobile']
  const page = useDeferredValue(useSeenPage(isHidden))
  const isReady = useIsIdle()
  const Icon = isPhone ? Monitor : Smartphone
  return (
    <aside
      className={`${controls.chrome} ${styles.strip}`}
      aria-label="Live view"
      data-pinned={isPinned}
      hidden={isHidden}
    >
      <div className={styles.head}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <h2>
          On a {name} <small>{widthPx} px</small>
        </h2>
        {onPin && (
          <IconButton
            icon={isPinned ? PinOff : Pin}
            label={isPinned ? 'Show only while nothing is selected' : 'Keep beside the settings'}
            onClick={() => onPin(!isPinned)}
          />
        )}
        <IconButton icon={X} label="Hide the live view" onClick={onHide} />
      </div>
      <div className={styles.scroll}>
        {isReady && (
          <StillPage
            document={page}
            widthPx={widthPx}
            scale={scaleToFit(widthPx, roomPx)}
            label={`The page on a ${name}`}
          />
        )}
      </div>
    </aside>
  )
}

/** The page now; while nobody looks, the one last seen, so that nothing is drawn again. */
function useSeenPage(isHidden: boolean): PageDocument {
  const { engine } = useBuilder()
  const page = usePage()
  const [seen, setSeen] = useState(() => engine.document())
  if (!isHidden && seen !== page) {
    setSeen(page)
  }
  return isHidden ? seen : page
}

/** False until the canvas stands and the browser has nothing else to do. */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const settle = () => startTransition(() => setIsIdle(true))
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(settle, 300)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(settle, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}

type StillPageProps = {
  document: PageDocument
  /** Of the page, in pixels; it is scaled to the room there is. */
  widthPx: number
  scale: number
  label: string
}

/** The whole page at another width: to look at, and to pick blocks from. */
const StillPage = memo(function StillPage({ document, widthPx, scale, label }: StillPageProps) {
  const { commands, kind } = useBuilder()
  const [draw] = useState(createStillDrawer)
  const css = layoutCss(document, { within: '[data-view="strip"]' })
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
        {kind.Still && (
          <kind.Still className={styles.site ?? ''}>
            {css && <style>{css}</style>}
            {draw(document)}
          </kind.Still>
        )}
      </div>
    </div>
  )
})

/** What is inert is not hit by a click, so the innermost block is found by where it lies. */
function blockAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): string | undefined {
  return [...currentTarget.querySelectorAll<HTMLElement>('[data-layout]')].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom
  })?.dataset.layout
}
