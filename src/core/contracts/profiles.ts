import type { Theme, ThemeName } from '@/src/core/theme/schema'

/** Answer of `GET /public/profiles/current`. */
export type CurrentProfile = {
  id: string
  name: string
  slug: string
  theme: Theme
  themeName: ThemeName
}
