// Written by `npm run generate` from src/core/theme/themes and plugins/installed.ts.
import { theme as defaultTheme } from '@/src/core/theme/themes/default'
import { theme as linkTreeTheme } from '@/src/core/theme/themes/link-tree'
import { theme as encoreLongPageTheme } from '@/examples/encore/themes/long-page'
import type { SiteThemes } from '@/src/core/theme/site-theme'

export const siteThemes: SiteThemes = new Map([
  ['default', defaultTheme],
  ['link-tree', linkTreeTheme],
  ['encore/long-page', encoreLongPageTheme],
])
