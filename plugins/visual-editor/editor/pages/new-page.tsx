import { useState } from 'react'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { TemplateThumb } from '@/plugins/visual-editor/editor/pages/template-thumb'
import type { PageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import {
  type PageTemplateId,
  pageTemplateIds,
  pageTemplates,
} from '@/src/core/page-document/templates/pages'

type Props = { commands: PageCommands; openPage: (id: string) => void; onBack: () => void }

/** Pages to begin with; the chosen one opens as a draft. */
export function NewPage({ commands, openPage, onBack }: Props) {
  const [making, setMaking] = useState<PageTemplateId | null>(null)

  const make = async (template: PageTemplateId) => {
    setMaking(template)
    const id = await commands.create(template)
    if (id) {
      openPage(id)
    } else {
      setMaking(null)
    }
  }

  return (
    <PanelFrame title="Add a page" onBack={onBack}>
      <p className={styles.hint}>
        Filled with your own words, music and pictures. Nobody sees it until you publish.
      </p>
      <ul className={styles.templates}>
        {pageTemplateIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.template}
              data-template={id}
              disabled={making !== null}
              aria-busy={making === id}
              onClick={() => void make(id)}
            >
              <TemplateThumb template={id} />
              <span>
                <b>{pageTemplates[id].label}</b>
                <small>{making === id ? 'Making it…' : pageTemplates[id].hint}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </PanelFrame>
  )
}
