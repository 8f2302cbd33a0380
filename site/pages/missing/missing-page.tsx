import type { Metadata } from 'next'
import Link from 'next/link'
import styles from '@/site/layout/site-layout.module.css'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { SitePageFrame } from '@/site/render/page-frame'
import type { Site } from '@/src/server/site-data'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

export const missingMetadata: Metadata = {
  title: 'Page not found',
  robots: { index: false, follow: false },
}

/** What answers where there is nothing: the artist's own page, not an error of a machine. */
export async function MissingPage({ site }: { site: Site }) {
  await markMissing()
  return (
    <SitePageFrame site={site}>
      <div className={styles.missing}>
        <h1 className={type.title}>Page not found</h1>
        <p className={type.lede}>There is nothing at this address, or it has moved.</p>
        <div className={styles.ways}>
          <Link className={buttonClass({ primary: true })} href="/">
            Go to the home page
          </Link>
          <Link className={buttonClass()} href="/products">
            Go to store
          </Link>
        </div>
      </div>
    </SitePageFrame>
  )
}
