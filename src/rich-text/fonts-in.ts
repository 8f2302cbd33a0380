import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import type { FontFamily } from '@/src/core/theme/fonts'
import { fontFamilyOf, readTextStyle } from '@/src/rich-text/nodes/text/text-style'

/** The families that words of a text are set in, beside those of the theme. */
export function fontsIn(doc: RichTextDoc): FontFamily[] {
  const families = new Set<FontFamily>()
  const walk = ({ style, children }: RichTextNode) => {
    if (typeof style === 'string' && style !== '') {
      const family = fontFamilyOf(readTextStyle(style)['font-family'] ?? '')
      if (family) {
        families.add(family)
      }
    }
    children?.forEach(walk)
  }
  walk(doc.root)
  return [...families]
}
