import type { Metadata } from 'next'
import { mainId } from '@/site/layout/element-ids'
import styles from '@/site/pages/coming-soon/coming-soon.module.css'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { blockContext, blockEnvironment } from '@/site/render/block-context'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import { requireSite } from '@/site/render/require-site'
import { rootId } from '@/src/core/page-document/schema'
import { pageOf, sketch } from '@/src/core/page-document/templates/sketch'
import { nodeOf } from '@/src/core/page-document/tree'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string }> }

/** Says nothing of the site but its name. */
export async function comingSoonMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return site.isOnline
    ? missingMetadata
    : {
        title: `${site.profile.name} – coming soon`,
        robots: { index: false, follow: false },
        alternates: { types: {} },
      }
}

/** Stands at every address of a site that its artist has not put online. */
export async function ComingSoonPage({ params }: Props) {
  const site = await requireSite((await params).host)
  if (site.isOnline) {
    return <MissingPage site={site} />
  }
  const { data, ...context } = blockContext(site)
  const document = pageOf([sketch('email-list', { title: 'Be the first to hear', look: 'narrow' })])
  const loaded = await loadBlocks(document, { ...context, data })
  const form = nodeOf(document, rootId)?.children.slice(1, -1)
  return (
    <main id={mainId} tabIndex={-1} className={styles.page}>
      <h1 className={type.title}>{site.profile.name}</h1>
      <p className={type.lede}>This site is coming soon.</p>
      {renderNodes(form ?? [], { document, loaded, context, env: blockEnvironment(site) })}
    </main>
  )
}
