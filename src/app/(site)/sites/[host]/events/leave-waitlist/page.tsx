export {
  LeaveWaitlistPage as default,
  leaveWaitlistMetadata as generateMetadata,
} from '@/site/pages/event/leave-waitlist-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
