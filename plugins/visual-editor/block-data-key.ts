import type { PageNode } from '@/src/core/page-document/schema'
import { isRichText, onlyPictures } from '@/src/rich-text/pictures-in'

/**
 * Two blocks of the same type with the same settings show the same data. Of a text, only its pictures
 * are loaded: typing asks for nothing.
 */
export function blockDataKey({ type, props }: Pick<PageNode, 'type' | 'props'>): string {
  const asked = Object.entries(props).map(([name, value]) => [
    name,
    isRichText(value) ? onlyPictures(value) : value,
  ])
  return `${type}:${JSON.stringify(Object.fromEntries(asked))}`
}

/** The block that a key was made of. */
export function blockOfKey(key: string): Pick<PageNode, 'type' | 'props'> {
  const end = key.indexOf(':')
  return { type: key.slice(0, end), props: JSON.parse(key.slice(end + 1)) }
}
