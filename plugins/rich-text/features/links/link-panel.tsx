import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { ExternalLink, Pencil, Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LinkForm } from '@/plugins/rich-text/features/links/link-form'
import {
  $readLink,
  type LinkAtCaret,
  setLink,
} from '@/plugins/rich-text/features/links/link-options'
import styles from '@/plugins/rich-text/features/links/links.module.css'
import type { Box } from '@/plugins/rich-text/kit/host'
import { Popover } from '@/plugins/rich-text/kit/popover'
import { useEscape } from '@/plugins/rich-text/kit/use-escape'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'

type Props = {
  editor: LexicalEditor
  /** Opened by its button or keys: the keyboard goes into it. */
  isAsked: boolean
  anchor: () => Element | Box | null
  /** @param isDone the keyboard goes back to the words */
  onClose: (isDone: boolean) => void
}

/** A link is displayed or being edited: Enter confirms, Escape cancels. */
export function LinkPanel({ editor, isAsked, anchor, onClose }: Props) {
  const link = useReading(editor, $readLink)
  const [isEditing, setIsEditing] = useState(link === null)
  const close = () => onClose(isAsked || isEditing)
  useEscape(editor, true, close)
  const finish = (run?: () => void) => {
    run?.()
    onClose(true)
  }
  return (
    <Popover role="dialog" aria-label="Link" anchor={anchor} onClose={close}>
      {isEditing || link === null ? (
        <LinkForm
          link={link}
          onApply={(next, name) => finish(() => setLink(editor, next, name))}
          onCancel={() => finish()}
        />
      ) : (
        <LinkShown
          link={link}
          hasFocus={isAsked}
          onChange={() => setIsEditing(true)}
          onRemove={() => finish(() => setLink(editor, null))}
        />
      )}
    </Popover>
  )
}

type LinkShownProps = {
  link: LinkAtCaret
  /** Takes the keyboard, because it was asked for. */
  hasFocus: boolean
  onChange: () => void
  onRemove: () => void
}

/** Where a link leads, and what can be done with it. */
function LinkShown({ link: { url, isNewTab }, hasFocus, onChange, onRemove }: LinkShownProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) {
      row.current?.querySelector<HTMLElement>('button')?.focus()
    }
  }, [hasFocus])
  return (
    <div ref={row} className={styles.shown}>
      <span className={styles.address} title={url}>
        {url}
        {isNewTab && <small> · new tab</small>}
      </span>
      <ToolButton label="Change link" icon={Pencil} onClick={onChange} />
      <ToolButton label="Remove link" icon={Unlink} onClick={onRemove} />
      <a
        className={styles.open}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label="Open link"
        title="Open link"
      >
        <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
      </a>
    </div>
  )
}
