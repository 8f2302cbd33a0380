import Link from 'next/link'
import styles from '@/site/pages/store/pager.module.css'
import { storeHref } from '@/site/pages/store/store-href'
import type { ProductCategory } from '@/src/core/contracts/products'
import { pageCountOf, paginatorPages, paginatorText } from '@/src/core/pagination'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  category: ProductCategory
  list: { page: number; pageSize: number; total: number }
}

export function Pager({ category, list }: Props) {
  const pageCount = pageCountOf(list)
  const pages = paginatorPages(list.page, pageCount)

  return (
    <nav className={styles.pager} aria-label="Pages">
      <p>{paginatorText(list)}</p>
      {pageCount > 1 && (
        <ul>
          <li>
            <Step category={category} page={list.page - 1} label="Previous page" icon="left" />
          </li>
          {pages.map((page, index) => (
            <li key={page === 'gap' ? `gap-${index}` : page}>
              {page === 'gap' ? (
                <span>…</span>
              ) : (
                <Link
                  href={storeHref(category, page)}
                  aria-label={`Page ${page}`}
                  aria-current={page === list.page ? 'page' : undefined}
                >
                  {page}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Step
              category={category}
              page={list.page < pageCount ? list.page + 1 : 0}
              label="Next page"
              icon="right"
            />
          </li>
        </ul>
      )}
    </nav>
  )
}

type StepProps = {
  category: ProductCategory
  /** 0 where there is no such page. */
  page: number
  label: string
  icon: 'left' | 'right'
}

function Step({ category, page, label, icon }: StepProps) {
  return page > 0 ? (
    <Link href={storeHref(category, page)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  ) : (
    <span className={styles.off}>
      <Icon name={icon} />
    </span>
  )
}
