import type { Metadata } from 'next'
import { Suspense } from 'react'
import { NeedsScript } from '@/site/layout/needs-script'
import { Checkout } from '@/site/pages/checkout/checkout.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { CheckoutHeader } from '@/site/pages/checkout/checkout-header'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'
import layout from '@/src/ui/layout/layout.module.css'

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
