import type { Metadata } from 'next'
import { Account } from '@/site/pages/account/account.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'
import { listOpenTiers } from '@/src/server/site-data'

type Props = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privatePageMetadata(await requireSite((await params).host), 'My Account')
}

export async function AccountPage({ params }: Props) {
  const site = await requireSite((await params).host)
  return (
    <SitePageFrame site={site}>
      <Account siteName={site.profile.name} tiers={await listOpenTiers(site.profile.id)} />
    </SitePageFrame>
  )
}
