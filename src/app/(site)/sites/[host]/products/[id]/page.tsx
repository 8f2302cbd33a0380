export { generateMetadata, ProductPage as default } from '@/site/pages/product/product-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
