export { AccountPage as default, generateMetadata } from '@/site/pages/account/account-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
