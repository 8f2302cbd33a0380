export { EmbedLayout as default, generateViewport } from '@/site/embeds/embed-layout'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
