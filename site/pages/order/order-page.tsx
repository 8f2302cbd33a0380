import type { Metadata } from 'next'
import { Suspense } from 'react'
import { Order } from '@/site/pages/order/order.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile } = await requireSite((await params).host)
  return {
    title: `Your order – ${profile.name}`,
    robots: { index: false },
    // The address holds the order's secret.
    referrer: 'no-referrer',
  }
}

export async function OrderPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <Suspense>
        <Order />
      </Suspense>
    </SitePageFrame>
  )
}
