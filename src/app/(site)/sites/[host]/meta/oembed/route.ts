export { oembedResponse as GET } from '@/site/embeds/oembed-response'

// It answers what is asked for; what it is made of is cached.
export const dynamic = 'force-dynamic'
