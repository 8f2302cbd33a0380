import type { SocialPlatform } from '@/src/core/theme/schema'

export const platformNames: Record<SocialPlatform, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Website',
}
