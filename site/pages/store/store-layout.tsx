import type { ReactNode } from 'react'
import styles from '@/site/pages/store/store.module.css'
import { StoreControls } from '@/site/pages/store/store-controls.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { storeMessages } from '@/src/core/messages/store'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string }>; children: ReactNode }

/** What stays while a visitor searches the store: the search box keeps focus and text. */
export async function StoreLayout({ params, children }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <div className={classNames(layout.wrap, styles.store)}>
        <h1 className={type.title}>{storeMessages.title}</h1>
        <StoreControls>{children}</StoreControls>
      </div>
    </SitePageFrame>
  )
}
