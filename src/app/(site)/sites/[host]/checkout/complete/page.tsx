export { generateMetadata, OrderPage as default } from '@/site/pages/order/order-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
