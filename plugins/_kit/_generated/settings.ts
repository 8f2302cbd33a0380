// Written by `npm run generate` from plugins/installed.ts.
import { settingsByPlugin } from '@/blocks/_kit/settings'

export const pluginSettings = settingsByPlugin([
])
