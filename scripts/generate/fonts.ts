import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type FontFamily, fontFamilies, fontStyles } from '@/src/core/theme/fonts'

/** The scripts that artists' names and texts are served in; Latin last, which wins where two overlap. */
const subsets = ['cyrillic-ext', 'cyrillic', 'greek', 'vietnamese', 'latin-ext', 'latin'] as const

type Subset = (typeof subsets)[number]

/**
 * The files of all families, one per script, as the faces that a browser is told of. The bundler gives
 * each file a hashed, immutable address.
 *
 * @throws {Error} when a file is missing from its package, or two packages cut a script differently
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
    '  /** The biggest letters are set in it. */',
    '  isDisplay: boolean',
    '  /** Where the letters of each script are; those the family has not are left out. */',
    '  files: Readonly<Partial<Record<FontSubset, URL>>> & { latin: URL }',
    '}',
    '',
    '/** As in CSS: the letters whose files are fetched when one of them is on the page. */',
    'export const subsetRanges = {',
    ...subsets.map((subset) => `  '${subset}': '${rangeOf(root, subset)}',`),
    '} as const',
    '',
    'export type FontSubset = keyof typeof subsetRanges',
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
  const offered = Object.keys(rangesOf(root, source.package))
  return styles.flatMap((style) =>
    // Slanted bold is drawn from slanted regular: few artists use it, everyone would carry it.
    (style === 'italic' ? weights.slice(0, 1) : weights).flatMap((weight) => {
      const range = weight === 'variable' ? '100 900' : weight
      const isDisplay = style === 'normal' && weight === big
      const files = subsets
        .filter((subset) => offered.includes(subset))
        .map((subset) => {
          const file = fontFile({ root, package: source.package, subset, weight, style })
          return `      '${subset}': new URL('${fromGenerated}${file}', import.meta.url),`
        })
      return [
        `    { style: '${style}', weight: '${range}', isDisplay: ${isDisplay}, files: {`,
        ...files,
        '    } },',
      ]
    }),
  )
}

const fromGenerated = '../../../../node_modules/'

type Face = {
  root: string
  package: string
  subset: Subset
  weight: number | 'variable'
  style: 'normal' | 'italic'
}

/** Path below `node_modules`. */
function fontFile({ root, package: from, subset, weight, style }: Face): string {
  const name = path.basename(from)
  const cut = weight === 'variable' ? 'wght' : weight
  const file = `${from}/files/${name}-${subset}-${cut}-${style}.woff2`
  if (!existsSync(path.join(root, 'node_modules', file))) {
    throw new Error(`The font file "${file}" is missing. Is ${from} installed?`)
  }
  return file
}

/** The same for all families that have the script. */
function rangeOf(root: string, subset: Subset): string {
  const ranges = new Set(
    fontFamilies.flatMap(
      (family) => rangesOf(root, fontStyles[family].source.package)[subset] ?? [],
    ),
  )
  const [range] = ranges
  if (!range || ranges.size > 1) {
    throw new Error(`The font packages say ${ranges.size} ranges for "${subset}", not one.`)
  }
  return range
}

function rangesOf(root: string, from: string): Readonly<Partial<Record<Subset, string>>> {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', from, 'unicode.json'), 'utf8'))
}
