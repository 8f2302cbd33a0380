export { generateMetadata, StorePage as default } from '@/site/pages/store/store-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
