export {
  EmailListOutcomePage as default,
  emailListOutcomeMetadata as generateMetadata,
} from '@/site/pages/form-outcome/outcome-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
