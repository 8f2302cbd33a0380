import { EmbedJoinLink, EmbedLink } from '@/site/embeds/embed-link'
import { blockContext } from '@/site/render/block-context'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import type { PageDocument } from '@/src/core/page-document/schema'
import { sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import type { Site } from '@/src/server/site-data'

type Props = { site: Site; type: string; props?: Record<string, unknown> }

/** One block of pages, as a frame elsewhere shows it: all its links open windows of the site. */
export async function EmbedBlock({ site, type, props }: Props) {
  const { rootId, nodes } = subtreeOf(sketch(type, props))
  const document: PageDocument = { version: 1, nodes }
  const { data, ...context } = blockContext(site)
  const loaded = await loadBlocks(document, { ...context, data })
  const env = { editing: false, Link: EmbedLink, JoinLink: EmbedJoinLink }
  return renderNodes([rootId], { document, loaded, context, env })
}
