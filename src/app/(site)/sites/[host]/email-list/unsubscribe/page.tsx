export {
  UnsubscribePage as default,
  unsubscribeMetadata as generateMetadata,
} from '@/site/pages/email-list/email-list-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
