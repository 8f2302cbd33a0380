import { metadataOf, TestMembershipPage } from '@/site/pages/test-payment/test-payment-page'

export const generateMetadata = metadataOf('membership')
export default TestMembershipPage

export const dynamic = 'force-static'
export const generateStaticParams = () => []
