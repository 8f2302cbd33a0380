import styles from '@/site/list-controls/list-controls.module.css'
import { ListLink } from '@/site/list-controls/list-navigation.client'
import { type ListQuery, listHref } from '@/site/list-controls/list-query'
import { pageCountOf, paginatorPages, paginatorText } from '@/src/core/pagination'
import { Icon } from '@/src/ui/icon/icon'

type Props = {
  pathname: string
  query: ListQuery
  list: { page: number; pageSize: number; total: number }
}

/** Which items are shown, and the ways to the others. Stands inside `<ListControls>`. */
export function Pager({ pathname, query, list }: Props) {
  const pageCount = pageCountOf(list)
  const pages = paginatorPages(list.page, pageCount)
  const hrefOf = (page: number) => listHref(pathname, query, page)

  return (
    <nav className={styles.pager} aria-label="Pages">
      <p>{paginatorText(list)}</p>
      {pageCount > 1 && (
        <ul>
          <li>
            <Step
              href={list.page > 1 ? hrefOf(list.page - 1) : null}
              label="Previous page"
              icon="left"
            />
          </li>
          {pages.map((page, index) => (
            <li key={page === 'gap' ? `gap-${index}` : page}>
              {page === 'gap' ? (
                <span>…</span>
              ) : (
                <ListLink
                  href={hrefOf(page)}
                  aria-label={`Page ${page}`}
                  aria-current={page === list.page ? 'page' : undefined}
                >
                  {page}
                </ListLink>
              )}
            </li>
          ))}
          <li>
            <Step
              href={list.page < pageCount ? hrefOf(list.page + 1) : null}
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
  /** Null where there is no such page. */
  href: string | null
  label: string
  icon: 'left' | 'right'
}

function Step({ href, label, icon }: StepProps) {
  return href ? (
    <ListLink href={href} aria-label={label}>
      <Icon name={icon} />
    </ListLink>
  ) : (
    <span className={styles.off}>
      <Icon name={icon} />
    </span>
  )
}
