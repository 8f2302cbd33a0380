import { metadataOf, TestPaymentPage } from '@/site/pages/test-payment/test-payment-page'

export const generateMetadata = metadataOf('payment')
export default TestPaymentPage

export const dynamic = 'force-static'
export const generateStaticParams = () => []
