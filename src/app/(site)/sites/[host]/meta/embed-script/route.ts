export { scriptResponse as GET } from '@/site/embeds/element/script-response'

export const dynamic = 'force-dynamic'
