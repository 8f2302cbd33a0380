import type { ReactNode } from 'react'
import styles from '@/site/pages/members/members.module.css'
import { MembersControls } from '@/site/pages/members/members-controls.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { postsMessages } from '@/src/core/messages/posts'
import { listTiers } from '@/src/server/site-data'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string }>; children: ReactNode }

/** What stays while a visitor searches the feed: the search box keeps focus and text. */
export async function MembersLayout({ params, children }: Props) {
  const site = await requireSite((await params).host)
  const tiers = await listTiers(site.profile.id)
  return (
    <SitePageFrame site={site}>
      <div className={classNames(layout.wrap, styles.members)}>
        <MembersControls
          tiers={tiers.map(({ id, name }) => ({ id, name }))}
          heading={<h1 className={type.title}>{postsMessages.title}</h1>}
        >
          {children}
        </MembersControls>
      </div>
    </SitePageFrame>
  )
}
