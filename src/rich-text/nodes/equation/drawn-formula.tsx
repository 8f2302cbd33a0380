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

/** Under which a text that was made ready for browsers keeps a drawn formula. */
export const formulaKey = (latex: string, inline: boolean): string =>
  `${inline ? 'inline' : 'block'}:${latex}`
