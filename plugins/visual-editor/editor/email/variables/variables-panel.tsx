import type { DragEvent } from 'react'
import { useBuilder, usePage } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { useEmail } from '@/plugins/visual-editor/editor/email/email-context'
import { missingIn, tagOf } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { isListName } from '@/src/core/email/shared-variables'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export function VariablesPanel() {
  return (
    <PanelFrame title="Variables">
      <VariableChips />
    </PanelFrame>
  )
}

/** What is different in each mail: chips that go where somebody is writing. */
export function VariableChips() {
  const { blocks } = useBuilder()
  const { variables, required } = useEmail()
  const missing = missingIn(usePage(), required, blocks)
  // Lists are drawn by blocks, which say themselves what they list.
  const inWords = variables.filter((name) => !isListName(name))
  const needed = inWords.filter((name) => required.includes(name))
  const others = inWords.filter((name) => !required.includes(name))
  return (
    <>
      <p className={panels.nothing}>
        Each person gets their own words here. Click into words or the subject, then choose one, or
        drag it there.
      </p>
      {needed.length > 0 && (
        <Chips title="This email needs" names={needed} missing={(name) => missing.includes(name)} />
      )}
      <Chips title="It may also say" names={others} missing={() => false} />
    </>
  )
}

type ChipsProps = {
  title: string
  names: readonly VariableName[]
  missing: (name: VariableName) => boolean
}

function Chips({ title, names, missing }: ChipsProps) {
  const { commands } = useBuilder()
  const { target } = useEmail()

  const insert = (name: VariableName) => {
    const refusal = target.insert ? target.insert(name) : ownerMessages.emails.nowhereToPut
    if (refusal) {
      commands.tell(refusal)
    } else {
      commands.announce(`${labelOfVariable(name)} put in`)
    }
  }
  const onDragStart = (event: DragEvent, name: VariableName) => {
    event.dataTransfer.setData('text/plain', tagOf(name))
    event.dataTransfer.effectAllowed = 'copy'
  }

  return (
    <section>
      <h3 className={panels.groupTitle}>{title}</h3>
      <div className={styles.chips}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            draggable
            data-variable={name}
            data-missing={missing(name)}
            title={missing(name) ? 'Not in the email yet' : tagOf(name)}
            onDragStart={(event) => onDragStart(event, name)}
            onClick={() => insert(name)}
          >
            {labelOfVariable(name)}
          </button>
        ))}
      </div>
    </section>
  )
}
