export { calendarResponse as GET } from '@/site/pages/event/calendar-response'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
