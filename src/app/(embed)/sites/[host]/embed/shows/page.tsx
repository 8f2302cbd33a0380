export {
  ShowsEmbedPage as default,
  showsMetadata as generateMetadata,
} from '@/site/embeds/embed-pages'

export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** A show that is over tells nobody: such a page is made again after an hour. */
export const revalidate = 3600
