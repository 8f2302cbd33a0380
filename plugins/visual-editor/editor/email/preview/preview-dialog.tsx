import { useEffect, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import styles from '@/plugins/visual-editor/editor/email/preview/preview.module.css'
import { inColours, preheaderIn } from '@/plugins/visual-editor/editor/email/preview/preview-html'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog } from '@/src/admin/ui/dialog'
import { IconButton } from '@/src/admin/ui/icon-button'
import { X } from '@/src/admin/ui/icons'
import type { EmailPreview } from '@/src/core/contracts/audience/emails'

type Props = { api: EmailApi; sender: string; onClose: () => void }

const choices = {
  width: {
    label: 'Width',
    of: [
      [600, '600 px'],
      [360, '360 px'],
    ],
  },
  colours: {
    label: 'Colours',
    of: [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  },
  form: {
    label: 'Form',
    of: [
      ['html', 'Email'],
      ['text', 'Plain text'],
    ],
  },
} as const

type Choice = keyof typeof choices
type Chosen = { width: 600 | 360; colours: 'light' | 'dark'; form: 'html' | 'text' }

/** The email as people get it, with sample values, in the widths and colours of their inboxes. */
export function PreviewDialog({ api, sender, onClose }: Props) {
  const { engine } = useBuilder()
  const [preview, setPreview] = useState<EmailPreview | string | null>(null)
  const [chosen, setChosen] = useState<Chosen>(() => ({
    width: window.innerWidth < 640 ? 360 : 600,
    colours: 'light',
    form: 'html',
  }))

  useEffect(() => {
    let isCurrent = true
    void api.preview(engine.document()).then((made) => isCurrent && setPreview(made))
    return () => {
      isCurrent = false
    }
  }, [api, engine])

  return (
    <Dialog title="Preview" size="whole" onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.tools}>
          {(Object.keys(choices) as Choice[]).map((name) => (
            <fieldset key={name} className={controls.segmented} aria-label={choices[name].label}>
              {choices[name].of.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={chosen[name] === value}
                  onClick={() => setChosen({ ...chosen, [name]: value })}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          ))}
          <span className={styles.close}>
            <IconButton icon={X} label="Close" onClick={onClose} />
          </span>
        </div>
        {preview === null && <p role="status">Making the email…</p>}
        {typeof preview === 'string' && (
          <p className={styles.problem} role="alert">
            {preview}
          </p>
        )}
        {preview !== null && typeof preview !== 'string' && (
          <Shown preview={preview} sender={sender} chosen={chosen} />
        )}
      </div>
    </Dialog>
  )
}

function Shown({
  preview: { subject, html, text },
  sender,
  chosen: { width, colours, form },
}: {
  preview: EmailPreview
  sender: string
  chosen: Chosen
}) {
  return (
    <>
      <div className={styles.inbox} data-testid="inbox-row">
        <span className={styles.avatar} aria-hidden>
          {sender.trim().charAt(0).toUpperCase()}
        </span>
        <b>{sender}</b>
        <span className={styles.line}>
          <b>{subject}</b> <span>{preheaderIn(html)}</span>
        </span>
      </div>
      {form === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrows
        <pre className={styles.text} style={{ width }} tabIndex={0}>
          {text}
        </pre>
      ) : (
        <iframe
          title="The email"
          className={styles.frame}
          data-colours={colours}
          style={{ width }}
          // Nothing in it runs or leads anywhere.
          sandbox=""
          srcDoc={inColours(html, colours)}
        />
      )}
    </>
  )
}
