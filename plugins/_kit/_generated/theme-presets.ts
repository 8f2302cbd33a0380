// Written by `npm run generate` from plugins/installed.ts.
import type { NamedThemePreset } from '@/src/core/theme/theme-presets'

export const pluginThemePresets: readonly NamedThemePreset[] = [
  {
    "id": "encore/late-summer",
    "label": "Late summer",
    "look": {
      "colors": {
        "primary": "#f4a64a",
        "background": "#2b1a2f",
        "text": "#fbeee0",
        "textPrimary": "#2a1204"
      },
      "cornerRadius": 16,
      "fontFamily": "Righteous"
    },
    "by": "encore"
  }
]
