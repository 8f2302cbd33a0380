export {
  FindOrderPage as default,
  generateMetadata,
} from '@/site/pages/order/find-order-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
