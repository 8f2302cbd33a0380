export { ConfirmEmailPage as default, generateMetadata } from '@/site/pages/auth/confirm-email-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
