import { preload } from 'react-dom'
import type { FontFamily } from '@/src/core/theme/fonts'
import { fontStyles } from '@/src/core/theme/fonts'
import { fontFaces } from '@/src/ui/site-root/_generated/font-faces'

/** Lets a page's fonts come together with its stylesheet instead of after it. Call while rendering. */
export function preloadFonts(family: FontFamily): void {
  for (const each of new Set([family, fontStyles[family].text])) {
    const face = fontFaces[each].find(({ isDisplay }) => isDisplay)
    if (face) {
      preload(String(face.files.latin), {
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous',
      })
    }
  }
}
