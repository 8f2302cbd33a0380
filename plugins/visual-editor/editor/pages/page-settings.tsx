import { useLinkingPages } from '@/plugins/visual-editor/editor/pages/linking-note'
import { PageActions } from '@/plugins/visual-editor/editor/pages/page-actions'
import { asOpen, stateOf } from '@/plugins/visual-editor/editor/pages/page-groups'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { SearchFields } from '@/plugins/visual-editor/editor/pages/search-fields'
import { TextField } from '@/plugins/visual-editor/editor/pages/text-field'
import { useField } from '@/plugins/visual-editor/editor/pages/use-field'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { Lock } from '@/src/admin/ui/icons'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { PageChange } from '@/src/core/contracts/pages/pages'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  addressOf,
  addressProblem,
  addressProblems,
  freeAddress,
  tidyAddress,
} from '@/src/core/urls/page-address'

type Props = PagesPanelProps & {
  page: PageEntry
  commands: PageCommands
  onBack: () => void
}

/** Name, address and how a page looks in search results; saved at once, live with the next publishing. */
export function PageSettings(props: Props) {
  const { commands, currentId, noteChange, onBack } = props
  const page = asOpen(props.page, props)

  const save = async (mine: PageChange, base?: PageChange): Promise<string> => {
    const refusal = await commands.change(page, { mine, base })
    if (refusal === '' && page.id === currentId) {
      noteChange()
    }
    return refusal
  }
  const title = useField(
    page.title,
    (value, base) => save({ title: value }, { title: base }),
    (value) => (value.trim() === '' ? 'A page needs a name' : ''),
  )

  return (
    <PanelFrame title={page.title || 'Page'} onBack={onBack}>
      <p className={styles.state} data-state={page.state}>
        {stateOf(page)}
      </p>
      <div className={styles.fields}>
        <TextField label="Name" field={title} maxLength={limits.pageSettings.titleMax} />
        <AddressField
          page={page}
          save={(pathname, base) => save({ pathname }, { pathname: base })}
        />
      </div>
      <SearchFields page={page} save={(seo, base) => save({ seo }, { seo: base })} />
      <PageActions {...props} />
    </PanelFrame>
  )
}

const addressMax = 200

type AddressFieldProps = {
  page: PageEntry
  save: (pathname: string, base: string) => Promise<string>
}

function MoveNote({ id, livePathname }: { id: string; livePathname: string }) {
  const titles = useLinkingPages(id)
  const { addressWillMove, pagesLinkToFormer } = ownerMessages.editor
  return (
    <span>
      {addressWillMove(livePathname)}
      {titles.length > 0 && ` ${pagesLinkToFormer(titles)}`}
    </span>
  )
}

/** Where the page is found; says at once what cannot be. */
function AddressField({ page, save }: AddressFieldProps) {
  const pages = usePages((state) => state.pages)
  const { id, pathname, livePathname, isUndeletable, title } = page
  const taken = new Set(
    pages
      .filter((other) => other.id !== id)
      .flatMap((other) => [other.pathname, other.livePathname ?? '']),
  )
  const problemOf = (address: string) =>
    addressProblem(address) ?? (taken.has(address) ? addressProblems.taken : '')
  const field = useField(pathname, save, problemOf, tidyAddress)
  const suggestion = freeAddress(addressOf(title), taken)
  const isMoving = livePathname !== null && livePathname !== pathname

  if (isUndeletable) {
    return (
      <div className={styles.field}>
        <span className={styles.fieldName}>Address</span>
        <p className={styles.fixed}>
          <Lock size={14} aria-hidden /> {pathname}
        </p>
        <p className={styles.about}>Every site has this page, always at this address.</p>
      </div>
    )
  }
  return (
    <TextField label="Address" field={field} maxLength={addressMax}>
      {tidyAddress(field.value) !== field.value && !field.problem && (
        <span>{ownerMessages.editor.addressBecomes(tidyAddress(field.value))}</span>
      )}
      {isMoving && <MoveNote id={id} livePathname={livePathname} />}
      {suggestion !== pathname && field.value !== suggestion && livePathname === null && (
        <button
          type="button"
          className={styles.suggestion}
          // The field must not be left, and saved, by pressing this.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            field.input.onChange({ target: { value: suggestion } })
            void field.commit(suggestion)
          }}
        >
          Use {suggestion}
        </button>
      )}
    </TextField>
  )
}
