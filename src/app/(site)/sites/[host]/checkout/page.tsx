export { CheckoutPage as default, generateMetadata } from '@/site/pages/checkout/checkout-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
