export {
  generateMetadata,
  ResetPasswordPage as default,
} from '@/site/pages/auth/reset-password-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
