import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense } from 'react'
import { NeedsScript } from '@/site/layout/needs-script'
import { Checkout } from '@/site/pages/checkout/checkout.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'
import type { Site } from '@/src/server/site-data'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { SiteName } from '@/src/ui/site-name/site-name'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privatePageMetadata(await requireSite((await params).host), 'Checkout')
}

export async function CheckoutPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <>
      <CheckoutHeader site={site} />
      <SitePageFrame site={site} withHeader={false}>
        <NeedsScript what="Buying" className={layout.wrap} />
        <Suspense fallback={<div className={styles.blank} />}>
          <Checkout profileId={site.profile.id} artist={site.profile.name} />
        </Suspense>
      </SitePageFrame>
    </>
  )
}

/** Whose shop it is and the way back, and nothing else that leads away. */
function CheckoutHeader({ site: { profile, theme } }: { site: Site }) {
  return (
    <header className={styles.header}>
      <div className={classNames(layout.wrap, styles.bar)}>
        <Link href="/" className={styles.logo}>
          {theme.logo ? (
            // biome-ignore lint/performance/noImgElement: an uploaded logo of unknown shape
            <img src={theme.logo} alt={profile.name} />
          ) : (
            <SiteName name={profile.name} />
          )}
        </Link>
        <Link href="/products" className={styles.back}>
          Back to store
        </Link>
      </div>
    </header>
  )
}
