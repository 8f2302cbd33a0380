import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { TextField } from '@/plugins/visual-editor/editor/pages/text-field'
import { useField } from '@/plugins/visual-editor/editor/pages/use-field'
import { useLinkingPages } from '@/plugins/visual-editor/editor/pages/use-linking-pages'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { Lock } from '@/plugins/visual-editor/editor/shell/icons'
import type { PageEntry } from '@/src/core/contracts/pages'
import { ownerMessages } from '@/src/core/owner-messages'
import {
  addressOf,
  addressProblem,
  addressProblems,
  freeAddress,
  tidyAddress,
} from '@/src/core/page-address'

const addressMax = 200

type Props = { page: PageEntry; save: (pathname: string) => Promise<string> }

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
export function AddressField({ page, save }: Props) {
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
