export {
  generateMetadata,
  MembershipPage as default,
} from '@/site/pages/membership/membership-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
