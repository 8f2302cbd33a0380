export {
  ReleaseEmbedPage as default,
  releaseMetadata as generateMetadata,
} from '@/site/embeds/embed-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
