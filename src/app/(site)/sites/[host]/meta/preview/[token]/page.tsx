export { generateMetadata, PreviewPage as default } from '@/site/pages/preview/preview-page'

export const dynamic = 'force-dynamic'
