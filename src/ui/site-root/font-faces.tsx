import { type FontFamily, fontStyles } from '@/src/core/theme/fonts'
import { type FontSubset, fontFaces, subsetRanges } from '@/src/ui/site-root/_generated/font-faces'

/**
 * Tells the browser where the fonts of one theme are; those of the other families would weigh more
 * than all other styles of a page. A file is fetched when a letter of its script is set in it.
 */
export function FontFaces({ family }: { family: FontFamily }) {
  const rules = [...new Set([family, fontStyles[family].text])].flatMap((each) =>
    fontFaces[each].flatMap(({ style, weight, files }) =>
      Object.entries(files).map(
        ([subset, file]) =>
          `@font-face{font-family:"${each}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${file}") format("woff2");unicode-range:${subsetRanges[subset as FontSubset]}}`,
      ),
    ),
  )
  return (
    <style href={`fonts-${family.replaceAll(' ', '-')}`} precedence="fonts">
      {rules.join('')}
    </style>
  )
}
