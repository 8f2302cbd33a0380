export { BlockPage as default, generateMetadata } from '@/site/pages/home/block-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
