export { iconResponse as GET } from '@/site/seo/icon'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
