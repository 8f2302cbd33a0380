export {
  generateMetadata,
  generateViewport,
  SiteLayout as default,
} from '@/site/layout/site-layout'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
