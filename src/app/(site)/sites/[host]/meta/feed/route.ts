export { rssResponse as GET } from '@/site/feeds/feed-response'

// It answers what the request already knows; what it is made of is cached.
export const dynamic = 'force-dynamic'
