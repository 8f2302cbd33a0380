import { useEffect, useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { compareEmails } from '@/plugins/visual-editor/editor/email/copies/compare-emails'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import type { EmailPart } from '@/plugins/visual-editor/editor/email/email-part'
import type { KeptCopy } from '@/plugins/visual-editor/editor/save/part-contract'
import { countWords } from '@/plugins/visual-editor/editor/versions/change-labels'
import { sayMoment } from '@/src/admin/dates/say-date'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { withPlainNames } from '@/src/core/email/plain-names'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countChanges } from '@/src/core/page-document/compare'
import { storableDocument } from '@/src/core/page-document/reading/open'
import type { PageDocument } from '@/src/core/page-document/schema'

type Copy = KeptCopy<PageDocument>
type Props = { part: Pick<EmailPart, 'listCopies' | 'restore'>; onClose: () => void }

/** What something else took the place of: the server keeps no versions of emails, but this browser does. */
export function KeptCopiesDialog({ part, onClose }: Props) {
  const { blocks, commands, engine } = useBuilder()
  const [copies, setCopies] = useState<readonly Copy[]>()
  useEffect(() => {
    void part
      .listCopies()
      .then((all) => setCopies(all.filter(({ isAside, isShown }) => isAside && !isShown)))
  }, [part])

  const bringBack = async ({ content, at }: Copy) => {
    await part.restore(storableDocument(content, definitionsOf(blocks), content))
    commands.announceDone(ownerMessages.emails.broughtBack(sayMoment(at)))
    onClose()
  }

  return (
    <Dialog title="Kept on this computer" onClose={onClose}>
      <p>{ownerMessages.emails.whatIsKept}</p>
      {copies?.length === 0 && <p role="status">{ownerMessages.emails.nothingKept}</p>}
      <ul className={styles.kept}>
        {copies?.map((copy) => (
          <li key={copy.key}>
            <span>
              <b>{sayMoment(copy.at)}</b>
              <small>
                {withPlainNames(subjectOf(copy.content))} ·{' '}
                {differenceOf(engine.document(), copy.content)}
              </small>
            </span>
            <button
              type="button"
              className={controls.button}
              aria-label={`Bring back the email of ${sayMoment(copy.at)}`}
              onClick={() => void bringBack(copy)}
            >
              Bring back
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <DialogButton onClick={onClose}>Close</DialogButton>
      </DialogActions>
    </Dialog>
  )
}

/** How bringing it back would change the email. */
function differenceOf(now: PageDocument, kept: PageDocument): string {
  const { inbox, blocks } = compareEmails(now, kept)
  const counts = countChanges(blocks)
  const hasOtherBlocks = Object.values(counts).some((count) => count > 0)
  return [
    ...(inbox.length > 0
      ? [`${inbox.map(({ name }) => name.toLowerCase()).join(' and ')} changed`]
      : []),
    ...(hasOtherBlocks || inbox.length === 0 ? [countWords(counts)] : []),
  ].join(', ')
}
