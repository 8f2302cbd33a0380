export { llmsResponse as GET } from '@/site/seo/llms-txt'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
