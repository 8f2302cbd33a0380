export {
  generateMetadata,
  PostPreviewPage as default,
} from '@/site/pages/post-preview/post-preview-page'

export const dynamic = 'force-dynamic'
