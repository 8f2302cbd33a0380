export { jsonFeedResponse as GET } from '@/site/feeds/feed-response'

export const dynamic = 'force-dynamic'
