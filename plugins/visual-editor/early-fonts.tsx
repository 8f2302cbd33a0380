import { LoadFonts } from '@/plugins/visual-editor/early-fonts.client'
import { type FontFamily, fontStyles } from '@/src/core/theme/fonts'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** The fonts that a page of the theme begins with, ahead of its editor. */
export function EarlyFonts({ family }: { family: FontFamily }) {
  const { text, display } = fontStyles[family]
  return (
    <>
      <FontFaces family={family} />
      <LoadFonts fonts={[`400 1em "${text}"`, `${display.weight} 1em "${family}"`]} />
    </>
  )
}
