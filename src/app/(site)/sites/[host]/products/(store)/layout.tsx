export { StoreLayout as default } from '@/site/pages/store/store-layout'
