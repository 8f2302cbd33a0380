type Chosen = { color?: string | null; size?: string | null }

/** Which one of its kind it is, as in `Black, M`; empty for what comes in one only. */
export function variantWords({ color, size }: Chosen): string {
  return [color, size].filter(Boolean).join(', ')
}

/** `Tour shirt, Black, M`. */
export function titleWithVariant({ title, ...chosen }: Chosen & { title: string }): string {
  return [title, variantWords(chosen)].filter(Boolean).join(', ')
}
