import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Checkout } from '@/site/pages/checkout/checkout.client'
import styles from '@/site/pages/checkout/checkout.module.css'
import { CheckoutHeader } from '@/site/pages/checkout/checkout-header'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile } = await requireSite((await params).host)
  return { title: `Checkout – ${profile.name}`, robots: { index: false } }
}

export async function CheckoutPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <>
      <CheckoutHeader site={site} />
      <SitePageFrame site={site} withHeader={false}>
        <Suspense fallback={<div className={styles.blank} />}>
          <Checkout profileId={site.profile.id} />
        </Suspense>
      </SitePageFrame>
    </>
  )
}
