import { useId, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { Group } from '@/plugins/visual-editor/editor/inspector/group'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import inputs from '@/src/admin/ui/inputs.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import {
  anchorMaxLength,
  anchorProblem,
  anchorsOf,
  tidyAnchor,
} from '@/src/core/page-document/anchor'
import type { PageDocument } from '@/src/core/page-document/schema'

/** The name by which links lead to a block, whatever kind it is. */
export function AnchorGroup({ id }: { id: string }) {
  return (
    <Group title="Links to this block">
      <AnchorRow id={id} />
    </Group>
  )
}

/** While it is typed it may be anything; only names that the page takes are passed on. */
function AnchorRow({ id }: { id: string }) {
  const { commands, engine } = useBuilder()
  const fieldId = useId()
  const anchor = useEngineValue(engine, () => engine.document().nodes[id]?.anchor) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  return (
    <div className={inputs.stack}>
      <div className={styles.setting} data-prop="anchor">
        <label htmlFor={fieldId} className={styles.label}>
          Name for links
        </label>
        <input
          id={fieldId}
          className={controls.field}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={anchorMaxLength}
          placeholder="tour"
          aria-invalid={problem !== '' || undefined}
          aria-describedby={`${fieldId}-about`}
          value={typed ?? anchor}
          onChange={(event) => {
            const text = event.target.value
            const name = tidyAnchor(text)
            setTyped(text)
            setProblem('')
            if (name !== anchor && refusalOf(engine.document(), id, name) === '') {
              commands.setNode(id, { anchor: name || undefined })
            }
          }}
          onBlur={() => {
            const why = typed === null ? '' : refusalOf(engine.document(), id, tidyAnchor(typed))
            setProblem(why)
            if (why === '') {
              setTyped(null)
            }
          }}
        />
      </div>
      <div id={`${fieldId}-about`}>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p className={styles.hint}>
          {anchor
            ? `A link to #${anchor} leads here.`
            : 'With a name, buttons and links can lead to this place on the page.'}
        </p>
      </div>
    </div>
  )
}

/** Why a block cannot have the name; '' when it can. No name is fine. */
function refusalOf(document: PageDocument, id: string, name: string): string {
  const { anchorForm, anchorReserved, anchorTaken } = ownerMessages.editor
  const problem = name === '' ? null : anchorProblem(name)
  if (problem) {
    return { form: anchorForm, reserved: anchorReserved }[problem]
  }
  const holder = anchorsOf(document).get(name)
  return holder && holder !== id ? anchorTaken : ''
}
