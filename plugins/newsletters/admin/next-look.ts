import type { NewsletterProgress } from '@/src/core/contracts/newsletters'

/** Milliseconds until a mailing is looked at again; null once nothing changes by itself. */
export function nextLook(state: NewsletterProgress['state'] | undefined): number | null {
  switch (state) {
    case 'sending':
      return 2000
    case 'scheduled':
      return 15_000
    default:
      return null
  }
}
