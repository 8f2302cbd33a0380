import { serverBlocks } from '@/blocks/_generated/server'
import { mainId } from '@/site/layout/element-ids'
import { blockContext, blockEnvironment } from '@/site/render/block-context'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import { withNotice } from '@/site/render/with-notice'
import { privacyNotice } from '@/src/core/measurement/consent'
import { anchorsOf } from '@/src/core/page-document/anchor'
import { layoutCss } from '@/src/core/page-document/layout/layout-css'
import { migrateDocument } from '@/src/core/page-document/reading/migrate'
import { type PageDocument, pageDocument, rootId } from '@/src/core/page-document/schema'
import { nodeOf } from '@/src/core/page-document/tree'
import { legalAddresses } from '@/src/core/urls/page-address'
import type { Site, SitePage } from '@/src/server/site-data'
import { measurementOf } from '@/src/server/site-data/measurement'

const definitions = new Map([...serverBlocks].map(([type, block]) => [type, block.definition]))

/** Links to a place on the page glide there; those who want little motion are there at once. */
const smoothPlaces =
  '@media (prefers-reduced-motion:no-preference){html:has(:target){scroll-behavior:smooth}}'

type Props = { site: Site; page: Pick<SitePage, 'id' | 'document' | 'pathname'> }

/** A page that an owner made, drawn from its document. */
export async function RenderPage({ site, page }: Props) {
  const { pathname } = page
  const stored = pageDocument.parse(migrateDocument(page.document, definitions))
  const document =
    pathname === legalAddresses.privacy ? await withMeasurement(stored, site) : stored
  const { data, ...context } = blockContext(site, pathname)
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

/** While purchases may be told to companies, the privacy policy names them, whatever its artist wrote. */
async function withMeasurement(document: PageDocument, site: Site): Promise<PageDocument> {
  const { companies } = await measurementOf(site.profile.id)
  const heading = 'Measuring ads'
  return companies.length === 0
    ? document
    : withNotice(document, { heading, text: privacyNotice(companies) })
}
