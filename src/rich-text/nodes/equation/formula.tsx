import { mathMl } from '@/src/rich-text/nodes/equation/math-ml'

export type FormulaProps = { latex: string; inline: boolean }

/** A formula drawn; its LaTeX when nobody can read it. */
export function Formula({ latex, inline }: FormulaProps) {
  const found = mathMl(latex, inline)
  return 'html' in found ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of our own making, held to its elements
    <span dangerouslySetInnerHTML={{ __html: found.html }} />
  ) : (
    <code>{latex}</code>
  )
}
