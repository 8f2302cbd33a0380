import { AddressField } from '@/plugins/visual-editor/editor/pages/address-field'
import { PageActions } from '@/plugins/visual-editor/editor/pages/page-actions'
import { asOpen, stateOf } from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { SearchFields } from '@/plugins/visual-editor/editor/pages/search-fields'
import type { PageChange } from '@/plugins/visual-editor/editor/pages/site-calls'
import { TextField } from '@/plugins/visual-editor/editor/pages/text-field'
import { useField } from '@/plugins/visual-editor/editor/pages/use-field'
import type { PageCommands } from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import type { PageEntry } from '@/src/core/contracts/pages'
import { limits } from '@/src/core/limits'

type Props = PagesPanelProps & {
  page: PageEntry
  commands: PageCommands
  onBack: () => void
}

/** Name, address and how a page looks in search results; saved at once, live with the next publishing. */
export function PageSettings(props: Props) {
  const { commands, currentId, noteChange, onBack } = props
  const page = asOpen(props.page, props)

  const save = async (change: PageChange): Promise<string> => {
    const refusal = await commands.change(page, change)
    if (refusal === '' && page.id === currentId) {
      noteChange()
    }
    return refusal
  }
  const title = useField(
    page.title,
    (value) => save({ title: value }),
    (value) => (value.trim() === '' ? 'A page needs a name' : ''),
  )

  return (
    <PanelFrame title={page.title || 'Page'} onBack={onBack}>
      <p className={styles.state} data-state={page.state}>
        {stateOf(page)}
      </p>
      <div className={styles.fields}>
        <TextField label="Name" field={title} maxLength={limits.pageSettings.titleMax} />
        <AddressField page={page} save={(pathname) => save({ pathname })} />
      </div>
      <SearchFields page={page} save={(seo) => save({ seo })} />
      <PageActions {...props} />
    </PanelFrame>
  )
}
