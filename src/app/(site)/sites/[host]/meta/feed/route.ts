export { feedResponse as GET } from '@/site/seo/feed'

// It answers what the request already knows; what it is made of is cached.
export const dynamic = 'force-dynamic'
