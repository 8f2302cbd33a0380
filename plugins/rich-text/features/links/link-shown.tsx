import { ExternalLink, Pencil, Unlink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LinkAtCaret } from '@/plugins/rich-text/features/links/link-options'
import styles from '@/plugins/rich-text/features/links/links.module.css'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'

type Props = {
  link: LinkAtCaret
  /** Takes the keyboard, because it was asked for. */
  hasFocus: boolean
  onChange: () => void
  onRemove: () => void
}

/** Where a link leads, and what can be done with it. */
export function LinkShown({ link: { url, isNewTab }, hasFocus, onChange, onRemove }: Props) {
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
