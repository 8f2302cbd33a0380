import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'

type DrawnFormulaProps = { html: string | undefined; latex: string }

/** A formula drawn; its LaTeX when nobody can read it. */
export function DrawnFormula({ html, latex }: DrawnFormulaProps) {
  return html === undefined ? (
    <code>{latex}</code>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of our own making, held to its elements
    <span dangerouslySetInnerHTML={{ __html: html }} />
  )
}

export type FormulaProps = { latex: string; inline: boolean }

/** Reads a formula and draws it. */
export function Formula({ latex, inline }: FormulaProps) {
  const found = mathMl(latex, inline)
  return <DrawnFormula html={'html' in found ? found.html : undefined} latex={latex} />
}

/** Under which a text that was made ready for browsers keeps a drawn formula. */
export const formulaKey = (latex: string, inline: boolean): string =>
  `${inline ? 'inline' : 'block'}:${latex}`
