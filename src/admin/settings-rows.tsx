import { Children, type ReactNode } from 'react'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'

type Rows = {
  /** Names the section for those who do not see it. */
  id: string
  title: string
  /** The button that makes one. */
  make: string
  onMake: () => void
  /** Said when there are no rows. */
  empty: string
  /** `<li>`s. */
  children: ReactNode
}

/** A list of things that an artist makes in the settings, with the button that makes one. */
export function SettingsRows({ id, title, make, onMake, empty, children }: Rows) {
  return (
    <section aria-labelledby={id}>
      <div className={list.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={controls.button} data-kind="primary" onClick={onMake}>
          {make}
        </button>
      </div>
      {Children.count(children) === 0 ? (
        <p className={list.quiet}>{empty}</p>
      ) : (
        <ul className={list.rows}>{children}</ul>
      )}
    </section>
  )
}
