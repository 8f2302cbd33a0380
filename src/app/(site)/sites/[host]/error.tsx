'use client'

export { ErrorPage as default } from '@/site/pages/error/error-page.client'
