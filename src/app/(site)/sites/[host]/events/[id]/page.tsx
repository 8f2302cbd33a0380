export { EventPage as default, generateMetadata } from '@/site/pages/event/event-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
