export {
  generateMetadata,
  TestPaymentPage as default,
} from '@/site/pages/test-payment/test-payment-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
