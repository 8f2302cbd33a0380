export { generateMetadata, LoginPage as default } from '@/site/pages/auth/login-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
