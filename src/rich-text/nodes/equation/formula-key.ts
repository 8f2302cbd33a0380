/** Under which a text that was made ready for browsers keeps a drawn formula. */
export const formulaKey = (latex: string, inline: boolean): string =>
  `${inline ? 'inline' : 'block'}:${latex}`
