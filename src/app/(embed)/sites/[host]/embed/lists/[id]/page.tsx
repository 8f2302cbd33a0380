export {
  ListEmbedPage as default,
  listMetadata as generateMetadata,
} from '@/site/embeds/embed-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
