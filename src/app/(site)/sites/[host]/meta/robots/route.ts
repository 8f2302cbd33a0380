export { robotsResponse as GET } from '@/site/seo/crawlers'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
