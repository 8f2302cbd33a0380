import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Order } from '@/site/pages/order/order.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return {
    ...(await privatePageMetadata(site, 'Your order')),
    // The address holds the order's secret.
    referrer: 'no-referrer',
  }
}

export async function OrderPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <Suspense>
        <Order profileId={site.profile.id} />
      </Suspense>
    </SitePageFrame>
  )
}
