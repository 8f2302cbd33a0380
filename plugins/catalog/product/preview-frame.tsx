import type { ReactNode } from 'react'
import styles from '@/plugins/catalog/product/product.module.css'
import {
  useProduct,
  useProductField,
  useProductState,
} from '@/plugins/catalog/product/product-context'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** What a buyer will see, in the look of the site. It cannot be used. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const { site } = useProduct()
  const { value: hasCoverColours } = useProductField('hasCoverColours')
  const coverColours = useProductState(({ stored }) => stored.coverColours)
  const colors = (hasCoverColours && coverColours) || site.theme.colors
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows
    <section className={styles.frame} aria-label="What a buyer will see" tabIndex={0}>
      <div inert>
        <SiteRoot theme={{ ...site.theme, colors }}>{children}</SiteRoot>
      </div>
    </section>
  )
}
