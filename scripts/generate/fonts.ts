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

type Face = {
  root: string
  family: string
  package: string
  weight: number | 'variable'
  style: 'normal' | 'italic'
}

function fontFace({ root, family, package: from, weight, style }: Face): string {
  const name = path.basename(from)
  const file = `${from}/files/${name}-latin-${weight === 'variable' ? 'wght' : weight}-${style}.woff2`
  if (!existsSync(path.join(root, 'node_modules', file))) {
    throw new Error(`The font file "${file}" is missing. Is ${from} installed?`)
  }
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  font-style: ${style};`,
    `  font-weight: ${weight === 'variable' ? '100 900' : weight};`,
    '  font-display: swap;',
    `  src: url("../../../../node_modules/${file}") format("woff2");`,
    '}',
  ].join('\n')
}
