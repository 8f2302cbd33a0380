export {
  ForgotPasswordPage as default,
  generateMetadata,
} from '@/site/pages/auth/forgot-password-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
