import type { Metadata } from 'next'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { TestMembership } from '@/site/pages/test-membership/test-membership.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { simulatesPayments } from '@/src/server/payments'

type Props = { params: Promise<{ host: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile } = await requireSite((await params).host)
  return simulatesPayments()
    ? { title: `Test membership – ${profile.name}`, robots: { index: false } }
    : missingMetadata
}

/** There is such a page only where no real money is taken. */
export async function TestMembershipPage({ params }: Props) {
  const { host, id } = await params
  const site = await requireSite(host)
  if (!simulatesPayments()) {
    return <MissingPage site={site} />
  }
  return (
    <SitePageFrame site={site} withHeader={false}>
      <TestMembership id={decodeURIComponent(id)} />
    </SitePageFrame>
  )
}
