export { generateMetadata, RedeemPage as default } from '@/site/pages/redeem/redeem-page'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
