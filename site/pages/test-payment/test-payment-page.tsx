import type { Metadata } from 'next'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { TestPayment } from '@/site/pages/test-payment/test-payment.client'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { simulatesPayments } from '@/src/server/payments'

type Props = { params: Promise<{ host: string; id: string }> }
type What = 'payment' | 'membership'

export const metadataOf =
  (what: What) =>
  async ({ params }: Props): Promise<Metadata> => {
    const { profile } = await requireSite((await params).host)
    return simulatesPayments()
      ? { title: `Test ${what} – ${profile.name}`, robots: { index: false } }
      : missingMetadata
  }

export const TestPaymentPage = ({ params }: Props) => show(params, 'payment')
export const TestMembershipPage = ({ params }: Props) => show(params, 'membership')

/** There is such a page only where no real money is taken. */
async function show(params: Props['params'], what: What) {
  const { host, id } = await params
  const site = await requireSite(host)
  if (!simulatesPayments()) {
    return <MissingPage site={site} />
  }
  return (
    <SitePageFrame site={site} withHeader={false}>
      <TestPayment id={decodeURIComponent(id)} what={what} />
    </SitePageFrame>
  )
}
