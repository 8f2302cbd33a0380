import { type ReactNode, useEffect, useRef, useState } from 'react'
import { editorBlocks } from '@/blocks/_generated/editor'
import type { BlockContext } from '@/blocks/_kit/define'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/canvas-link'
import styles from '@/plugins/visual-editor/first-steps/first-steps.module.css'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Props = {
  page: PageDocument
  context: Omit<BlockContext, 'data'>
  /** What the blocks showed when the page was loaded; texts that were changed since show the same. */
  blockData: Record<string, unknown>
}

/** The page's width in the preview, in pixels of the page. */
const pageWidthPx = 1280

/** The site as visitors will see it, in small. */
export function SitePreview({ page, context, blockData }: Props) {
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0.5)

  useEffect(() => {
    const { current } = frame
    if (!current) {
      return
    }
    const sizes = new ResizeObserver(([entry]) => {
      // Without the padding around it.
      setScale((entry?.contentRect.width ?? pageWidthPx) / pageWidthPx)
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])

  return (
    <section className={styles.stage} ref={frame} aria-label="Your site">
      <div
        className={styles.paper}
        style={{ width: pageWidthPx, transform: `scale(${scale})` }}
        inert
      >
        <SiteRoot theme={context.theme}>
          {(page.nodes[rootId]?.children ?? []).map((id) => draw(id, { page, context, blockData }))}
        </SiteRoot>
      </div>
    </section>
  )
}

function draw(id: string, props: Props): ReactNode {
  const { page, context, blockData } = props
  const node = page.nodes[id]
  const block = node && editorBlocks.get(node.type)
  if (!block) {
    return null
  }
  return (
    <block.Render
      key={id}
      props={readProps(block.definition, node.props)}
      data={blockData[blockDataKey(node)] ?? dataOfType(blockData, node.type)}
      context={context}
      env={{ editing: false, Link: canvasLinkAt(context.pathname) }}
      rootProps={{}}
    >
      {node.children.length > 0 ? node.children.map((child) => draw(child, props)) : undefined}
    </block.Render>
  )
}

/** The page has one block of a kind that loads something, however its texts are changed. */
function dataOfType(blockData: Record<string, unknown>, type: string): unknown {
  const key = Object.keys(blockData).find((each) => each.startsWith(`${type}:`))
  return key === undefined ? undefined : blockData[key]
}
