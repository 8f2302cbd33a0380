export { feedResponse as GET } from '@/site/seo/feed'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
