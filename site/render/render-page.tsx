import { serverBlocks } from '@/blocks/_generated/server'
import { mainId } from '@/site/layout/element-ids'
import { blockContext, blockEnvironment } from '@/site/render/block-context'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import { anchorsOf } from '@/src/core/page-document/anchor'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import { pageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import type { Site, SitePage } from '@/src/server/site-data'

const definitions = new Map([...serverBlocks].map(([type, block]) => [type, block.definition]))

/** Links to a place on the page glide there; those who want little motion are there at once. */
const smoothPlaces =
  '@media (prefers-reduced-motion:no-preference){html:has(:target){scroll-behavior:smooth}}'

type Props = { site: Site; page: Pick<SitePage, 'id' | 'document' | 'pathname'> }

/** A page that an owner made, drawn from its document. */
export async function RenderPage({ site, page }: Props) {
  const document = pageDocument.parse(migrateDocument(page.document, definitions))
  const { data, ...context } = blockContext(site, page.pathname)
  const loaded = await loadBlocks(document, { ...context, data })
  const input = { document, loaded, context, env: blockEnvironment(site, page.id) }
  const top = nodeOf(document, rootId)?.children ?? []
  // The first block is always the page header and the last the footer.
  const [header, middle, footer] = [top.slice(0, 1), top.slice(1, -1), top.slice(-1)]

  const css = layoutCss(document) + (anchorsOf(document).size > 0 ? smoothPlaces : '')
  return (
    <>
      {css && <style>{css}</style>}
      {renderNodes(header, input)}
      <main id={mainId} tabIndex={-1}>
        {renderNodes(middle, input)}
      </main>
      {renderNodes(footer, input)}
    </>
  )
}
