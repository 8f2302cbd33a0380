import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'

/** A part of a text that one font has the letters for; null where none has. */
export type Run = { font: string | null; text: string }

export type Weight = 'regular' | 'bold'

/** The files of a font, by the letters that they have. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const
const weights = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>

const folder = 'node_modules/@fontsource/ubuntu'

// Not the smaller woff2: of those, letters with marks cannot be taken into a document.
const fileOf = (name: string): string => `${folder}/files/ubuntu-${name}-normal.woff`

/** All that is read from here when the server runs, from where it is started. */
export const pdfFontFiles = [
  ...Object.values(weights).flatMap((weight) =>
    subsets.map((subset) => fileOf(`${subset}-${weight}`)),
  ),
  `${folder}/LICENSE`,
]

type Loaded = { bytes: Buffer; letters: ReadonlySet<number> }

const loaded = new Map<string, Loaded>()

/** The file of a font that {@link runsOf} names. A parsed font remembers what one document drew: each parses its own. */
export const fontFile = (name: string): Buffer => load(name).bytes

/** Read once and kept. */
function load(name: string): Loaded {
  const known = loaded.get(name)
  if (known) {
    return known
  }
  const bytes = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), fileOf(name)))
  const font = create(bytes)
  const read = { bytes, letters: new Set('characterSet' in font ? font.characterSet : []) }
  loaded.set(name, read)
  return read
}

/** Marks that change the look of the letter before, and have none of their own. */
const isMark = (letter: string): boolean => /^\p{M}$/u.test(letter)

/** The letters of a text, in parts that one font has. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const font = last && isMark(letter) ? last.font : fontWith(letter, weight)
    if (last?.font === font) {
      last.text += letter
    } else {
      runs.push({ font, text: letter })
    }
  }
  return runs
}

function fontWith(letter: string, weight: Weight): string | null {
  const point = letter.codePointAt(0) ?? 0
  const index = subsets.findIndex((_, at) => load(nameOf(at, weight)).letters.has(point))
  return index < 0 ? null : nameOf(index, weight)
}

const nameOf = (index: number, weight: Weight): string => `${subsets[index]}-${weights[weight]}`
