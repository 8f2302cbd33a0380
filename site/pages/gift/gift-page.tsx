import type { Metadata } from 'next'
import { Gift } from '@/site/pages/gift/gift.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return {
    ...(await privatePageMetadata(site, 'A gift for you')),
    // The address is the secret.
    referrer: 'no-referrer',
  }
}

/** The same for every gift: which one it is, only the browser reads from its address. */
export async function GiftPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <Gift siteName={site.profile.name} />
    </SitePageFrame>
  )
}
