import { DrawnFormula } from '@/src/rich-text/nodes/equation/drawn-formula'
import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'

export type FormulaProps = { latex: string; inline: boolean }

/** Reads a formula and draws it. */
export function Formula({ latex, inline }: FormulaProps) {
  const found = mathMl(latex, inline)
  return <DrawnFormula html={'html' in found ? found.html : undefined} latex={latex} />
}
