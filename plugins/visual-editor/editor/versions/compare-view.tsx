import { useMemo, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  describeChange,
  themeChangeLabels,
} from '@/plugins/visual-editor/editor/versions/change-labels'
import { ChangeList } from '@/plugins/visual-editor/editor/versions/change-list'
import { ComparedPage } from '@/plugins/visual-editor/editor/versions/compared-page'
import styles from '@/plugins/visual-editor/editor/versions/versions.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { comparePages } from '@/src/core/page-document/compare'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

export type Sheet = {
  title: string
  document: PageDocument
  /** Left out where it is as now. */
  theme?: EditedTheme
}

const widths = { Desktop: 1280, Phone: 375 } as const

/** Two states of a page side by side, at the width of a computer or a phone. */
export function CompareView({ before, after }: { before: Sheet; after: Sheet }) {
  const { blocks } = useBuilder()
  const [screen, setScreen] = useState<keyof typeof widths>('Desktop')
  const changes = useMemo(() => {
    if (before.theme && after.theme) {
      return themeChangeLabels(before.theme, after.theme)
    }
    const pages = { before: before.document, after: after.document }
    return describeChange(comparePages(pages.before, pages.after), { blocks, ...pages })
  }, [blocks, before, after])

  return (
    <div className={styles.compare}>
      <div className={styles.tools}>
        <fieldset className={controls.segmented} aria-label="Screen">
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === screen}
              onClick={() => setScreen(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <ChangeList changes={changes} />
      </div>
      <div className={styles.sides}>
        <ComparedPage
          side="before"
          {...before}
          marked={changes.filter(({ kind }) => kind !== 'added')}
          widthPx={widths[screen]}
        />
        <ComparedPage
          side="after"
          {...after}
          marked={changes.filter(({ kind }) => kind !== 'removed')}
          widthPx={widths[screen]}
        />
      </div>
    </div>
  )
}
