import { useId, useMemo, useRef } from 'react'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { type InsertVariable, useEmail } from '@/plugins/visual-editor/editor/email/email-context'
import { previewTextOf, subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import { missingIn, tagOf } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import inspector from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { useTypedAhead } from '@/plugins/visual-editor/editor/inspector/use-typed-ahead'
import { coveringPanels } from '@/plugins/visual-editor/editor/shell/window-sizes'
import controls from '@/src/admin/ui/controls.module.css'
import { LimitedText } from '@/src/admin/ui/limited-text'
import { anySite, sampleValues } from '@/src/core/email/sample'
import { fillText, type MailValues, tagsIn } from '@/src/core/email/tags'
import { isVisitorsWords, labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { rootId } from '@/src/core/page-document/schema'
import { matchesMedia } from '@/src/ui/use-media-query.client'

const innerType = 'email-root'

type Props = { sender: string; sentWhen: string; savedHint: string }

/** With nothing selected: what inboxes show of the email, and when it is sent. */
export function EmailOverview({ sender, sentWhen, savedHint }: Props) {
  const { blocks, commands, engine, ui } = useBuilder()
  const { variables, required } = useEmail()
  const samples = useMemo(
    () => sampleValues(variables, { ...anySite, name: sender }),
    [variables, sender],
  )
  const missing = missingIn(usePage(), required, blocks)
  const innerId = useEngineValue(engine, () => idOfInner(engine.document().nodes))
  const preheader = useEngineValue(engine, () => previewTextOf(engine.document()))
  const subject = useEngineValue(engine, () => subjectOf(engine.document()))
  const showPresets = (id: string) => {
    // What lies over the email lies over the settings, too.
    if (matchesMedia(coveringPanels)) {
      ui.setState({ panel: null })
    }
    commands.select(id)
  }
  return (
    <>
      {missing.length > 0 && (
        <div className={styles.missing} role="alert">
          {missing.map((name) => (
            <p key={name}>{ownerMessages.emails.needs(labelOfVariable(name))}</p>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        <InboxField
          label="Subject"
          value={subject}
          samples={samples}
          max={limits.email.subjectMax}
          refuses={isVisitorsWords}
          onChange={(value) => engine.setProps(rootId, { subject: value }, 'subject')}
        />
        {innerId && (
          <InboxField
            label="Preview text"
            value={preheader}
            samples={samples}
            max={limits.email.preheaderMax}
            isLong
            onChange={(value) => commands.setProps(innerId, { preheader: value })}
          />
        )}
        {innerId && (
          <button type="button" className={controls.button} onClick={() => showPresets(innerId)}>
            Colours and width
          </button>
        )}
      </div>
      <div className={inspector.help}>
        <p>{sentWhen}</p>
        <p>Click anything in the email to change it. Click words to write.</p>
        <p>{savedHint}</p>
      </div>
    </>
  )
}

type FieldProps = {
  label: string
  value: string
  /** What variables could say, to show how it reads. */
  samples: MailValues
  max: number
  isLong?: boolean
  /** Variables that must not stand here. */
  refuses?: (name: VariableName) => boolean
  onChange: (value: string) => void
}

/** A text that variables can be put into, where the caret was last. */
function InboxField({ label, value, samples, max, isLong, refuses, onChange }: FieldProps) {
  const { target } = useEmail()
  const [shown, take] = useTypedAhead(value, onChange)
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null)
  const id = useId()

  const insert: InsertVariable = (name) => {
    if (refuses?.(name)) {
      return ownerMessages.email.visitorsWords(labelOfVariable(name))
    }
    const element = field.current
    if (!element?.isConnected) {
      return ownerMessages.emails.nowhereToPut
    }
    const { selectionStart, selectionEnd, value: text } = element
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    const tag = tagOf(name)
    const next = text.slice(0, from) + tag + text.slice(to)
    if (next.length > max) {
      return ownerMessages.emails.noRoomFor(labelOfVariable(name))
    }
    take(next)
    element.focus()
    requestAnimationFrame(() => element.setSelectionRange(from + tag.length, from + tag.length))
    return ''
  }

  return (
    <div className={inspector.setting} data-stacked="true">
      <label className={inspector.label} htmlFor={id}>
        {label}
      </label>
      <LimitedText
        id={id}
        value={shown}
        max={max}
        isLong={isLong}
        onEnter={(element) => {
          field.current = element
          target.insert = insert
        }}
        onChange={take}
      />
      {tagsIn(shown).size > 0 && (
        <p className={inspector.hint}>{ownerMessages.emails.reads(fillText(shown, samples))}</p>
      )}
    </div>
  )
}

function idOfInner(nodes: Readonly<Record<string, { type: string }>>): string | null {
  return Object.keys(nodes).find((id) => nodes[id]?.type === innerType) ?? null
}
