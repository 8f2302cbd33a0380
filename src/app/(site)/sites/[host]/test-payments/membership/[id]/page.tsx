export {
  generateMetadata,
  TestMembershipPage as default,
} from '@/site/pages/test-membership/test-membership-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
