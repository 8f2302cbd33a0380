export { ContactPage as default, generateMetadata } from '@/site/pages/contact/contact-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
