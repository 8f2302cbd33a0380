type Chosen = { color?: string | null; size?: string | null }

/** Which one of its kind it is, as in `Black, M`; empty for what comes in one only. */
export function variantLabel({ color, size }: Chosen): string {
  return [color, size].filter(Boolean).join(', ')
}

/** `Tour shirt, Black, M`. */
export function titleWithVariant({ title, ...chosen }: Chosen & { title: string }): string {
  return [title, variantLabel(chosen)].filter(Boolean).join(', ')
}
