import { existsSync } from 'node:fs'
import path from 'node:path'
import { type FontFamily, fontFamilies, fontStyles } from '@/src/core/theme/fonts'

/**
 * The files of all families, Latin only, as the faces that a browser is told of. The bundler gives each
 * file a hashed, immutable address.
 *
 * @throws {Error} when a file is missing from its package
 */
export function fontFacesSource(root: string): string {
  return [
    '// Written by `npm run generate` from src/core/theme/fonts.ts.',
    "import type { FontFamily } from '@/src/core/theme/fonts'",
    '',
    'export type FontFace = {',
    "  style: 'normal' | 'italic'",
    '  /** As in CSS: one weight, or from and to. */',
    '  weight: string',
    '  file: URL',
    '  /** The biggest letters are set in it. */',
    '  isDisplay: boolean',
    '}',
    '',
    'export const fontFaces: Readonly<Record<FontFamily, readonly FontFace[]>> = {',
    ...fontFamilies.flatMap((family) => [`  '${family}': [`, ...facesOf(root, family), '  ],']),
    '}',
    '',
  ].join('\n')
}

function facesOf(root: string, family: FontFamily): string[] {
  const { source, display } = fontStyles[family]
  const weights = source.weights === 'variable' ? ['variable' as const] : source.weights
  const big =
    source.weights === 'variable'
      ? 'variable'
      : (source.weights.find((each) => each === display.weight) ?? source.weights[0])
  const styles = source.italic ? (['normal', 'italic'] as const) : (['normal'] as const)
  return styles.flatMap((style) =>
    // Slanted bold is drawn from slanted regular: few artists use it, everyone would carry it.
    (style === 'italic' ? weights.slice(0, 1) : weights).map((weight) => {
      const file = fontFile({ root, package: source.package, weight, style })
      const range = weight === 'variable' ? '100 900' : weight
      const isDisplay = style === 'normal' && weight === big
      return `    { style: '${style}', weight: '${range}', file: new URL('${fromGenerated}${file}', import.meta.url), isDisplay: ${isDisplay} },`
    }),
  )
}

const fromGenerated = '../../../../node_modules/'

type Face = {
  root: string
  package: string
  weight: number | 'variable'
  style: 'normal' | 'italic'
}

/** Path below `node_modules`. */
function fontFile({ root, package: from, weight, style }: Face): string {
  const name = path.basename(from)
  const file = `${from}/files/${name}-latin-${weight === 'variable' ? 'wght' : weight}-${style}.woff2`
  if (!existsSync(path.join(root, 'node_modules', file))) {
    throw new Error(`The font file "${file}" is missing. Is ${from} installed?`)
  }
  return file
}
