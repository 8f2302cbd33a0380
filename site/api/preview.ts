import type { PreviewViewer } from '@/src/core/urls/preview'

/** Somebody looks at a draft; the artist plays somebody in it. */
export type Preview = {
  /** Lets the artist play members; null for anyone who was handed the address, who stays signed out. */
  playToken: string | null
  viewer: PreviewViewer
  tiers: readonly { id: string; name: string }[]
}

type Listener = () => void

const listeners = new Set<Listener>()
/** Lives as long as the window is not loaded again. */
let current: Preview | null = null

export function readPreview(): Preview | null {
  return current
}

/** Begins a preview, plays somebody else in it, or ends it with null. */
export function setPreview(preview: Preview | null): void {
  current = preview
  for (const listener of listeners) {
    listener()
  }
}

export function followPreview(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
