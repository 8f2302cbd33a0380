import type { PageDocument } from '@/src/core/page-document/schema'

/** The first picture behind anything on the home page, which is its hero's; empty for none. */
export function homePictureOf({ nodes }: PageDocument): string {
  for (const { props } of Object.values(nodes)) {
    const { backgroundImage } = props
    if (typeof backgroundImage === 'string' && backgroundImage !== '') {
      return backgroundImage
    }
  }
  return ''
}
