import type { PageSettings } from '@/src/core/contracts/pages/pages'
import type { Page } from '@/src/payload-types'

/** What a page has besides its blocks, as its owner's calls send it. */
export function settingsOf({
  title,
  pathname,
  seo,
}: Pick<Page, 'title' | 'pathname' | 'seo'>): PageSettings {
  const image = seo?.image
  return {
    title: title ?? '',
    pathname: pathname ?? '',
    seo: {
      title: seo?.title ?? '',
      description: seo?.description ?? '',
      image: (typeof image === 'object' ? image?.id : image) ?? '',
      isHidden: seo?.isHidden ?? false,
    },
  }
}
