export { GiftPage as default, generateMetadata } from '@/site/pages/gift/gift-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
