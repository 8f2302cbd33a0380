export { productFeedResponse as GET } from '@/site/feeds/feed-response'

export const dynamic = 'force-dynamic'
