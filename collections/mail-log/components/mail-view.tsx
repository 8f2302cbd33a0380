'use client'

import { useState } from 'react'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import choices from '@/src/admin/choices.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { fileSize } from '@/src/core/files'

type Props = {
  html: string
  text: string
  attachments: readonly { fileName: string; bytes: number }[]
}

const views = { wide: 'Computer', phone: 'Phone', text: 'Plain text' } as const
type View = keyof typeof views

/** Widths that mails are made for, in px. */
const widths = { wide: 600, phone: 360 } as const

/** A mail as its receiver sees it. Nothing in it runs, and its links lead nowhere: they are the receiver's. */
export function MailView({ html, text, attachments }: Props) {
  const [view, setView] = useState<View>('wide')
  return (
    <section className={styles.mail} aria-label="The mail">
      <fieldset className={choices.choices}>
        <legend className={controls.visuallyHidden}>Show the mail as</legend>
        {(Object.keys(views) as View[]).map((name) => (
          <button
            key={name}
            type="button"
            className={choices.choice}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {views[name]}
          </button>
        ))}
      </fieldset>
      {view === 'text' ? (
        <pre className={styles.text}>{text}</pre>
      ) : (
        <iframe
          title="The mail"
          className={styles.frame}
          style={{ width: widths[view] }}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={withoutWays(html)}
        />
      )}
      {attachments.length > 0 && (
        <ul className={styles.attachments} aria-label="Attachments">
          {attachments.map(({ fileName, bytes }) => (
            <li key={fileName}>
              {fileName} ({fileSize(bytes)})
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** New windows are not allowed in the frame, so links that ask for one do nothing. */
function withoutWays(html: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${base}`) : base + html
}
