'use client'

/** Copies a text; whether the browser let it, which where it is not safe has no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
