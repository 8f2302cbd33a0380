import { existsSync } from 'node:fs'
import path from 'node:path'
import { fontFamilies, fontStyles } from '@/src/core/theme/fonts'

const banner = '/* Written by `npm run generate` from src/core/theme/fonts.ts. */'

/**
 * `@font-face` rules of all families, Latin files only. The bundler gives each file a hashed,
 * immutable address; a browser downloads a file when a letter on the page is set in it.
 *
 * @throws {Error} when a file is missing from its package
 */
export function fontsSource(root: string): string {
  const faces = fontFamilies.flatMap((family) => {
    const { source } = fontStyles[family]
    const weights = source.weights === 'variable' ? ['variable' as const] : source.weights
    const styles = source.italic ? (['normal', 'italic'] as const) : (['normal'] as const)
    return styles.flatMap((style) =>
      // Slanted bold is drawn from slanted regular: few artists use it, everyone would carry it.
      (style === 'italic' ? weights.slice(0, 1) : weights).map((weight) =>
        fontFace({ root, family, package: source.package, weight, style }),
      ),
    )
  })
  return `${banner}\n\n${faces.join('\n\n')}\n`
}

/**
 * The address of one file per family, the one its biggest letters are set in, for pages to ask for
 * before their stylesheet has come. The bundler gives it the same address as in the stylesheet.
 *
 * @throws {Error} when a file is missing from its package
 */
export function fontFilesSource(root: string): string {
  const entries = fontFamilies.map((family) => {
    const { source, display } = fontStyles[family]
    const weight =
      source.weights === 'variable'
        ? ('variable' as const)
        : (source.weights.find((each) => each === display.weight) ?? source.weights[0] ?? 400)
    const file = fontFile({ root, package: source.package, weight, style: 'normal' })
    return `  '${family}': new URL('${fromGenerated}${file}', import.meta.url),`
  })
  return [
    '// Written by `npm run generate` from src/core/theme/fonts.ts.',
    "import type { FontFamily } from '@/src/core/theme/fonts'",
    '',
    'export const fontFiles: Readonly<Record<FontFamily, URL>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

const fromGenerated = '../../../../node_modules/'

type Face = {
  root: string
  family: string
  package: string
  weight: number | 'variable'
  style: 'normal' | 'italic'
}

/** Path below `node_modules`. */
function fontFile({ root, package: from, weight, style }: Omit<Face, 'family'>): string {
  const name = path.basename(from)
  const file = `${from}/files/${name}-latin-${weight === 'variable' ? 'wght' : weight}-${style}.woff2`
  if (!existsSync(path.join(root, 'node_modules', file))) {
    throw new Error(`The font file "${file}" is missing. Is ${from} installed?`)
  }
  return file
}

function fontFace({ family, ...face }: Face): string {
  const { weight, style } = face
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  font-style: ${style};`,
    `  font-weight: ${weight === 'variable' ? '100 900' : weight};`,
    '  font-display: swap;',
    `  src: url("${fromGenerated}${fontFile(face)}") format("woff2");`,
    '}',
  ].join('\n')
}
