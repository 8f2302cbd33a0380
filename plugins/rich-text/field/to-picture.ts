import type { HostPicture } from '@/plugins/rich-text/kit/host'

/** A picture of the media as its collection or the media calls give it. */
export type StoredPicture = Partial<Record<'id' | 'url' | 'alt' | 'width' | 'height', unknown>>

export function toPicture({ id, url, alt, width, height }: StoredPicture): HostPicture {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    mediaId: text(id),
    // Texts store paths, which hold on every host of the site.
    src: new URL(text(url), window.location.href).pathname,
    alt: text(alt),
    width: Number(width) || 0,
    height: Number(height) || 0,
  }
}
