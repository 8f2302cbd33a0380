import type { ReactNode } from 'react'
import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { SiteRoot } from '@/src/ui/site-root/site-root'

/** What a buyer will see, in the look of the site. It cannot be used. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  const { site } = useProduct()
  return (
    <section className={styles.frame} aria-label="What a buyer will see">
      <div inert>
        <SiteRoot theme={site.theme}>{children}</SiteRoot>
      </div>
    </section>
  )
}
