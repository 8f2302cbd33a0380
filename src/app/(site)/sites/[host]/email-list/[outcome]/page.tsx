export { generateMetadata, OutcomePage as default } from '@/site/pages/email-list/outcome-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
