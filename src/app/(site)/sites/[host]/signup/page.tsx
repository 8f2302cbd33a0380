export { generateMetadata, SignUpPage as default } from '@/site/pages/auth/signup-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
