export { generateMetadata, MembersPage as default } from '@/site/pages/members/members-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
