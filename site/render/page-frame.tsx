import type { ReactNode } from 'react'
import { serverBlocks } from '@/blocks/_generated/server'
import { mainId } from '@/site/layout/element-ids'
import { blockContext, blockEnvironment } from '@/site/render/block-context'
import { readProps } from '@/src/core/page-document/props'
import type { Site } from '@/src/server/site-data'

type Props = { site: Site; children: ReactNode; withHeader?: boolean }

/** A page that is not made of blocks, between the same header and footer as those that are. */
export function SitePageFrame({ site, children, withHeader = true }: Props) {
  return (
    <>
      {withHeader && <FixedBlock type="page-header" site={site} />}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <FixedBlock type="footer" site={site} />
    </>
  )
}

function FixedBlock({ type, site }: { type: 'page-header' | 'footer'; site: Site }) {
  const block = serverBlocks.get(type)
  if (!block) {
    return null
  }
  const { data: _data, ...context } = blockContext(site)
  return block.Render({
    props: readProps(block.definition, {}),
    data: undefined,
    context,
    env: blockEnvironment(site),
    rootProps: {},
  })
}
