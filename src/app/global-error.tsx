'use client'

export { GlobalError as default } from '@/site/pages/error/global-error.client'
