type Props = { html: string | undefined; latex: string }

/** A formula drawn; its LaTeX when nobody can read it. */
export function DrawnFormula({ html, latex }: Props) {
  return html === undefined ? (
    <code>{latex}</code>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML of our own making, held to its elements
    <span dangerouslySetInnerHTML={{ __html: html }} />
  )
}
