export {
  generateMetadata,
  MembersSearchPage as default,
} from '@/site/pages/members/members-search-page'

export const dynamic = 'force-dynamic'
