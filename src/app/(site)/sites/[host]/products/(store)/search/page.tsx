export {
  generateMetadata,
  StoreSearchPage as default,
} from '@/site/pages/store/store-search-page'

export const dynamic = 'force-dynamic'
