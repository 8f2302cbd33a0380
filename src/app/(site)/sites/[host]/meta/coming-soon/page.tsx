export {
  ComingSoonPage as default,
  comingSoonMetadata as generateMetadata,
} from '@/site/pages/coming-soon/coming-soon-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
