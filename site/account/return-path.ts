import { safeRedirect } from '@/src/core/urls/safe-redirect'

const entrances = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
])

/**
 * Where a visitor wants to be after logging in: on the page that is open, or, from one of the forms
 * on the way, where those lead. The addresses of mailed links are secrets and never kept.
 */
export function returnPath({ pathname, search, hash }: Location): string {
  if (!entrances.has(pathname)) {
    return safeRedirect(pathname + search + hash)
  }
  const target = safeRedirect(new URLSearchParams(search).get('redirect'))
  return /^\/(login|signup)([?#]|$)/.test(target) ? '/' : target
}
