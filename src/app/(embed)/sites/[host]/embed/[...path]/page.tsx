export {
  MissingEmbedPage as default,
  missingEmbedMetadata as metadata,
} from '@/site/embeds/embed-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
